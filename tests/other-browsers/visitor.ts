import type { Driver } from './driver';
import { findTarget, type Target } from './find-target';

/** Milliseconds: how long is waited for anything, and between two looks. */
const patience = 15_000;
const pause = 50;

/** What a visitor does on the site, in whatever browser. Every act waits until it can be done. */
export type Visitor = ReturnType<typeof visitorOf>;

/** Asks a page. The question is a function; it travels as text, so what it needs is among what it is given. */
type Ask = <Given extends unknown[], Answer>(
  question: (...given: Given) => Answer,
  ...given: Given
) => Promise<Answer>;

export function visitorOf(driver: Driver, site: string) {
  const ask: Ask = (question, ...given) =>
    driver.ask(`(${question})(...${JSON.stringify(given)})`) as Promise<
      ReturnType<typeof question>
    >;

  /** Looks again and again; the first answer that counts. What fails in a page that is being left does not. */
  async function look<Answer>(
    once: () => Promise<Answer>,
    counts: (answer: Answer) => boolean,
    what: string,
  ): Promise<Answer> {
    const end = performance.now() + patience;
    let last: unknown;
    while (performance.now() < end) {
      try {
        const answer = await once();
        if (counts(answer)) return answer;
        last = answer;
      } catch (error) {
        last = error;
      }
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
    throw new Error(`${what}: not within ${patience / 1000} s, but ${String(last)}`);
  }

  /** Asks until the answer is neither false nor empty. */
  const until: Ask = (question, ...given) =>
    look(() => ask(question, ...given), Boolean, `${question} of ${JSON.stringify(given)}`);

  /** Brings a target into view and waits until it stands still. */
  async function bring(target: Target, within = 'body') {
    let before = '';
    const find = () => ask(findTarget, target, within);
    const stands = (found: object | string) => {
      const same = JSON.stringify(found) === before;
      before = JSON.stringify(found);
      return same && typeof found === 'object';
    };
    return (await look(find, stands, JSON.stringify(target))) as { x: number; y: number };
  }

  return {
    ask,
    key: driver.key,
    resize: driver.resize,
    until,
    /** Scrolls to it where it is out of sight. */
    bring,
    /** Opens an address of the site, and waits until the page is alive. */
    async visit(path: string) {
      // Firefox takes an address that the page writes meanwhile for the one that was opened.
      await ask(() => void Object.assign(window, { isLeft: true }));
      await driver.goto(site + path);
      await until(
        () => !('isLeft' in window) && document.querySelector('html[data-scripted]') !== null,
      );
    },
    /** Opens an address that is no page: another document. */
    open: (path: string) => driver.goto(site + path),
    async press(target: Target, within?: string) {
      const { x, y } = await bring(target, within);
      await driver.press(x, y);
    },
    async hover(target: Target, within?: string) {
      const { x, y } = await bring(target, within);
      await driver.move(x, y);
    },
    async type(text: string) {
      for (const letter of text) await driver.key(letter);
    },
    back: driver.back,
  };
}
