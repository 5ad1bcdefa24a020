/** The map on a small screen: drag to look around, or see all of it at once. On a large screen it simply fits. */
const SLACK = 6;
/** Above the whole map so much stays free for the way back to a part of it. */
const STRIP = 36;
/** Asks a map to bring what lies in a box of the screen into sight; a map that does so prevents the default. */
export const BRING = "bring";

export class Pan {
  element = $state<HTMLElement | null>(null);
  #size = $state({ width: 0, height: 0 });
  #at = $state({ x: 0, y: 0 });
  #whole = $state(false);
  #drag: { x: number; y: number; from: { x: number; y: number }; moved: boolean } | null = null;

  /** The size of the map in its own units, and the corner that is seen first. */
  constructor(
    readonly map: { width: number; height: number },
    corner: { x: number; y: number },
  ) {
    this.#size = { ...map };
    this.#at = corner;
    $effect(() => {
      if (!this.element) return;
      const watch = new ResizeObserver(([entry]) => {
        if (entry) this.#size = { width: entry.contentRect.width, height: entry.contentRect.height };
      });
      watch.observe(this.element);
      this.element.addEventListener(BRING, this.#bring);
      return () => {
        watch.disconnect();
        this.element?.removeEventListener(BRING, this.#bring);
      };
    });
  }

  get small(): boolean {
    return this.#size.width < 640;
  }

  /** All of it is shown, although it is looked at in parts otherwise. */
  get whole(): boolean {
    return this.#whole;
  }

  get #fit(): number {
    const height = this.#size.height - (this.small && this.#whole ? STRIP : 0);
    return Math.min(this.#size.width / this.map.width, height / this.map.height);
  }

  get #scale(): number {
    return this.#whole ? this.#fit : Math.max(this.#fit, 0.95);
  }

  /** How many units of the map a pixel is: letters grow by it where the map is small. */
  get unit(): number {
    return 1 / ((this.small ? this.#scale : this.#fit) || 1);
  }

  get style(): string {
    if (!this.small) return "";
    const { x, y } = this.#bounded(this.#at);
    return `width:${this.map.width * this.#scale}px;height:${this.map.height * this.#scale}px;left:${-x}px;top:${-y}px;right:auto;bottom:auto`;
  }

  get window(): { x: number; y: number; width: number; height: number } {
    const { x, y } = this.#bounded(this.#at);
    const scale = this.#scale;
    return { x: x / scale, y: y / scale, width: this.#size.width / scale, height: this.#size.height / scale };
  }

  /** Centres a place of the map. */
  show(place: { x: number; y: number }): void {
    if (!this.small || this.#whole || this.#drag) return;
    const { x, y, width, height } = this.window;
    const inside = place.x > x + 60 && place.x < x + width - 60 && place.y > y + 60 && place.y < y + height - 60;
    if (!inside)
      this.#at = { x: place.x * this.#scale - this.#size.width / 2, y: place.y * this.#scale - this.#size.height / 2 };
  }

  /** Centres a part of the screen on which the map shows something, if not all of that is in sight. */
  #bring = (event: Event): void => {
    if (!this.small || this.#whole || !this.element) return;
    event.preventDefault();
    const { left, top, width, height } = (event as CustomEvent<DOMRect>).detail;
    const room = this.element.getBoundingClientRect();
    if (left >= room.left && top >= room.top && left + width <= room.right && top + height <= room.bottom) return;
    const { x, y } = this.#bounded(this.#at);
    this.#at = this.#bounded({
      x: x + left + width / 2 - (room.left + room.width / 2),
      y: y + top + height / 2 - (room.top + room.height / 2),
    });
  };

  toggle = (): void => {
    this.#whole = !this.#whole;
  };

  down = (event: PointerEvent): void => {
    if (this.small) this.#drag = { x: event.clientX, y: event.clientY, from: this.#bounded(this.#at), moved: false };
  };

  move = (event: PointerEvent): void => {
    const drag = this.#drag;
    if (!drag) return;
    const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
    if (!drag.moved && Math.hypot(dx, dy) > SLACK) {
      drag.moved = true;
      this.element?.setPointerCapture(event.pointerId);
    }
    if (drag.moved) this.#at = { x: drag.from.x - dx, y: drag.from.y - dy };
  };

  up = (): void => {
    this.#drag = null;
    this.#at = this.#bounded(this.#at);
  };

  #bounded(at: { x: number; y: number }): { x: number; y: number } {
    const hold = (value: number, map: number, room: number, strip = 0): number =>
      map <= room ? Math.min((map - room) / 2, -strip) : Math.min(Math.max(value, 0), map - room);
    return {
      x: hold(at.x, this.map.width * this.#scale, this.#size.width),
      y: hold(at.y, this.map.height * this.#scale, this.#size.height, this.#whole ? STRIP : 0),
    };
  }
}
