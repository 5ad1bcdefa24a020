"""What a page shows too small, cuts off, lays over something else or leaves without words, found in the page itself."""

from __future__ import annotations

import re

RAW = re.compile(r"\b(?:page|ask|do|log|others|screen|desk|state)-[a-z]+(?:-[a-z]+)*\b|\{ ?\$|\bNone\b(?!,)|undefined")
"""What no text of any language contains: names of messages, holes, and what was forgotten."""
TORN = r"""() => {
  // Whatever a browser knows of syllables, words are whole where they are not told where to break.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { hyphens: manual !important }");
  document.adoptedStyleSheets = [sheet];
  const range = document.createRange();
  const top = (node, from, to) => {
    range.setStart(node, from);
    range.setEnd(node, to);
    // The first letter of a part has the hyphen before it, too.
    return Math.round([...range.getClientRects()].at(-1)?.top ?? NaN);
  };
  return (node) => {
    range.selectNodeContents(node);
    if (range.getClientRects().length < 2) return [];
    return [...node.data.matchAll(/[\p{Script=Latin}\u00ad]{2,}/gu)].filter(({ 0: word, index }) =>
      [...word].some((letter, k) => k && word[k - 1] !== "\u00ad" && letter !== "\u00ad" &&
        top(node, index + k - 1, index + k) + 3 < top(node, index + k, index + k + 1))).map(([word]) => word);
  };
}"""
"""Makes what finds the words of a text that go on in the next line without a hyphen."""
TROUBLES = """async ({ least, besides, whole }) => {
  const torn = (TORN)();
  // What is drawn to measure is drawn anew in the frame after a change.
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const found = new Set();
  const app = document.querySelector(".ending") ?? document.querySelector(".app");
  const own = (element) => `${element.tagName.toLowerCase()}.${[...element.classList].join(".")}`;
  const name = (element) => {
    const text = (element.textContent ?? "").trim().replace(/\\s+/g, " ").slice(0, 40);
    return `${own(element.parentElement)} > ${own(element)} "${text}"`;
  };
  const tell = (what, element, much) => found.add(`${what}: ${name(element)} (${much})`);
  // Words that give way as a whole where there is no room are not cut; what lies on top is meant to; a map is looked at
  // in parts where it is large.
  const always = ".aside-voice, .spare, .ms-tag, .delta, .choices, .tip, [popover], .board";
  besides = besides ? `${besides}, ${always}` : always;
  const frames =
    ".opp, .desk, .panel, .prompt, .brand, .tools, .tabs, .phone-top, .hcard, .drawer, .ms, .mmx, .abx, .slot, .me";

  const walk = (element, frame, clip) => {
    const style = getComputedStyle(element);
    const seen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    // What has no box of its own may hold what has.
    if (element.matches(besides) || (!seen && style.display !== "contents")) return;
    const at = element.getBoundingClientRect();
    if (frame && at.width && at.height) {
      const box = frame.box;
      const out = Math.max(box.left - at.left, at.right - box.right, box.top - at.top, at.bottom - box.bottom);
      if (out > 1.5) tell(`out of ${own(frame.element)}`, element, out.toFixed(1));
    }
    if (element.matches("svg")) {
      const beside = !element.matches(".over, .sub, .at, .star, .sup") && !element.closest(".seal, .fig, .sg-colour");
      if (element.matches(".ic") && beside) leaf(element, at, clip);
      return;
    }
    // A sign that stands for words which are left out.
    const shortened = element.matches(".icap b") && getComputedStyle(element, "::after").content.includes("…");
    if (shortened) tell("cut", element, "…");
    if (style.display !== "inline" && element.clientWidth && !element.matches("textarea, select, input")) {
      const [wide, high] = [
        element.scrollWidth - element.clientWidth,
        element.scrollHeight - element.clientHeight,
      ];
      if (wide > 1) tell("wide", element, wide);
      if (high > 1 && /hidden|clip/.test(style.overflowY)) tell("high", element, high);
      if (whole && element.matches(whole) && high > 1) tell("not in sight", element, high);
      // Lists may be scrolled, and begin anywhere; of a part that is cut its foot says so.
      const list = element.matches("ol, ul, p, .tower, .notes, .chat, .prompt");
      const scrolls = whole !== undefined && /auto|scroll/.test(style.overflowY) && !list;
      if (scrolls && high - element.scrollTop > 8 && !element.matches(".more")) tell("unsaid", element, high);
    }
    if (/auto|scroll/.test(style.overflowY)) [frame, clip] = [null, at];
    else if (element.matches(frames)) frame = { element, box: at };
    for (const part of element.childNodes) {
      if (part.nodeType === Node.ELEMENT_NODE) walk(part, frame, clip);
      else if (part.nodeType === Node.TEXT_NODE && part.data.trim()) {
        if (/\\{\\s*\\$/.test(part.data)) tell("unfilled", element, part.data.trim());
        const size = parseFloat(style.fontSize);
        if (size < least - 0.05) tell(`${size.toFixed(1)} px`, element, least);
        const range = document.createRange();
        for (const word of torn(part)) tell("torn", element, word);
        range.selectNodeContents(part);
        for (const line of range.getClientRects()) leaf(element, line, clip);
      }
    }
  };

  const leaves = [];
  const leaf = (element, at, clip) => {
    if (!at.width || (clip && (at.bottom > clip.bottom + 1 || at.top < clip.top - 1))) return;
    const [x, y] = element.matches("svg") ? [1, 1] : [0.5, at.height * 0.22];
    leaves.push([element, at.left + x, at.right - x, at.top + y, at.bottom - y]);
  };
  walk(app, null, null);
  leaves.sort((a, b) => a[1] - b[1]);
  for (let i = 0; i < leaves.length; i++)
    for (let k = i + 1; k < leaves.length && leaves[k][1] < leaves[i][2] - 1; k++) {
      const [a, , , top, bottom] = leaves[i];
      const [b, , , above, below] = leaves[k];
      if (a !== b && top < below - 0.5 && above < bottom - 0.5) tell(`upon ${name(a)}`, b, "overlaps");
    }

  // The parts of the screen lie beside each other, and nothing that is asked hangs over the board.
  const parts = [...app.querySelectorAll(
    ".brand, .prompt, .tools, .others, .board, .desk, .rail > .panel, .phone-top, .tabs",
  )].filter((part) => part.checkVisibility() && !part.matches(besides.replace(", .board", "")));
  for (const [number, part] of parts.entries())
    for (const other of parts.slice(number + 1)) {
      const [a, b] = [part.getBoundingClientRect(), other.getBoundingClientRect()];
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (Math.min(wide, high) > 1.5) tell(`over ${own(other)}`, part, `${wide.toFixed()} x ${high.toFixed()}`);
    }

  // Letters in drawings: as large as they come out.
  for (const drawing of app.querySelectorAll(".board-svg, .house-svg, .chart svg")) {
    if (!drawing.checkVisibility()) continue;
    const scale = Math.abs(drawing.getScreenCTM().a);
    for (const text of drawing.querySelectorAll("text")) {
      const size = parseFloat(getComputedStyle(text).fontSize) * scale;
      if (size < least - 0.05) tell(`${size.toFixed(1)} px`, text, least);
    }
  }
  return [...found];
}""".replace("TORN", TORN)
"""Called with the least size of letters in pixels, what is left out, and what must be in sight as a whole.

One line for each trouble.
"""

AT_EACH = f"""async (how) => {{
  const troubles = {TROUBLES};
  const found = [];
  const look = async (where) => {{
    found.push(...(await troubles(how)).map((trouble) => `${{where}}: ${{trouble}}`));
    const raw = document.querySelector(".app").innerText.match(/{RAW.pattern}/g) ?? [];
    // An English sentence may begin with it.
    found.push(...raw.filter((words) => words !== "None").map((words) => `${{where}}: ${{words}}`));
  }};
  for (const [where, told] of window.tables) {{
    if (!how.only.includes(where)) continue;
    window.lines.at(-1).dispatchEvent(new MessageEvent("message", {{ data: told }}));
    await look(where);
  }}
  for (const tab of document.querySelectorAll(".tabs [role=tab]")) {{
    if (!tab.checkVisibility()) continue;
    tab.click();
    await look(`sheet ${{tab.textContent.trim()}}`);
  }}
  document.querySelector(".tabs [role=tab]").click();
  return found;
}}"""
"""The same for some of the tables kept in the page, told to it as if by the house, and for every sheet of the last."""
