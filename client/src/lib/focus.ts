/** Where the focus goes when what had it is gone: never nowhere, from where the next key would begin at the top of the page. */

let last: EventTarget | null = null;

/** Back to the place that rests, or on another page to what it is about. */
function rest(): void {
  if (!(last instanceof Element) || last.isConnected || document.activeElement !== document.body) return;
  const place = document.querySelector<HTMLElement>("[data-rests]") ?? document.querySelector<HTMLElement>("main h1");
  if (!place) return;
  if (!place.hasAttribute("tabindex")) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/** From now on, on every page. */
export function keepFocus(): void {
  document.addEventListener("focusin", (event) => (last = event.target));
  new MutationObserver(rest).observe(document.body, { childList: true, subtree: true });
}
