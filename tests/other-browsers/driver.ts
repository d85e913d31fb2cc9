/**
 * What a browser is told and asked. A driver is one browser's way of hearing it; it knows nothing of the
 * site.
 */
export type Driver = {
  /** Opens an address and waits until it has loaded. */
  goto: (url: string) => Promise<void>;
  /** The browser's button. A page that was kept does not load: nothing is waited for. */
  back: () => Promise<void>;
  /** Moves the mouse to a place in the window, in pixels. */
  move: (x: number, y: number) => Promise<void>;
  /** Presses there. */
  press: (x: number, y: number) => Promise<void>;
  /** One key, by its `KeyboardEvent.key`. */
  key: (name: string) => Promise<void>;
  /** The value of an expression, reckoned in the page. */
  ask: (expression: string) => Promise<unknown>;
  /** Sets what is seen of a page, in pixels. */
  resize: (width: number, height: number) => Promise<void>;
  close: () => Promise<void>;
};

/** How a browser is started. */
export type Start = {
  /** The port of a proxy on this machine; whoever is not `localhost` is asked through it. */
  proxy: number;
  /** A visitor may have blocked cookies, and with them all that a page can keep. */
  cookies?: 'blocked';
};

/** What is seen of a page at a desk. */
export const desk = { width: 1440, height: 900 };
