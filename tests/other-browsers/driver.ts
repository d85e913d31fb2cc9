/** Control of one browser, independent of the site. */
export type Driver = {
  /** Opens an address and waits until it has loaded. */
  goto: (url: string) => Promise<void>;
  /** Goes back, without waiting: a page from the bfcache does not load. */
  back: () => Promise<void>;
  /** Moves the mouse to a position in the window, in pixels. */
  move: (x: number, y: number) => Promise<void>;
  /** Presses there. */
  press: (x: number, y: number) => Promise<void>;
  /** One key, by its `KeyboardEvent.key`. */
  key: (name: string) => Promise<void>;
  /** Evaluates an expression in the page. */
  ask: (expression: string) => Promise<unknown>;
  /** Sets the size of the viewport, in pixels. */
  resize: (width: number, height: number) => Promise<void>;
  close: () => Promise<void>;
};

export type Start = {
  /** Port of a local proxy for all hosts but `localhost`. */
  proxy: number;
  cookies?: 'blocked';
};

/** Viewport of a desktop. */
export const desktop = { width: 1440, height: 900 };
