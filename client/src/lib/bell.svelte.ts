/** A notice from the browser when it is somebody's turn and the page is out of sight; asked for by a click, never before. */
import { route } from "./route.svelte";

const KEY = "kaffeehaus.bell";
const there = "Notification" in globalThis;

class Bell {
  readonly there = there;
  wanted = $state(there && localStorage.getItem(KEY) === "on" && Notification.permission === "granted");
  denied = $state(there && Notification.permission === "denied");

  #rung: Notification | null = null;

  turn = async (): Promise<void> => {
    if (this.wanted) {
      this.wanted = false;
    } else {
      const answer = await Notification.requestPermission();
      this.denied = answer === "denied";
      this.wanted = answer === "granted";
    }
    localStorage.setItem(KEY, this.wanted ? "on" : "off");
  };

  ring(title: string, body: string, table: string): void {
    if (!this.wanted || !document.hidden) return;
    try {
      const notice = new Notification(title, { body, tag: table });
      this.#rung = notice;
      notice.onclick = () => {
        focus();
        route.go(`/t/${table}`);
        notice.close();
      };
    } catch {
      // Some phones only let a service worker speak; the title and the sound remain.
      this.wanted = false;
    }
  }

  /** The turn is over. */
  rest(): void {
    this.#rung?.close();
    this.#rung = null;
  }
}

export const bell = new Bell();
