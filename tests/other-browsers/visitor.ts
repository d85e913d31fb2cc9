import type { Driver } from './driver';

/** Milliseconds: timeout of every wait, and interval between two attempts. */
const timeout = 15_000;
const pause = 50;

/** What a visitor does on the site, in any browser. Every action waits until it is possible. */
export type Visitor = ReturnType<typeof visitorOf>;

/** Evaluates a function in the page. It is sent as text, so everything it needs must be an argument. */
type Ask = <Given extends unknown[], Answer>(
  question: (...given: Given) => Answer,
  ...given: Given
) => Promise<Answer>;

export function visitorOf(driver: Driver, site: string) {
  const ask: Ask = (question, ...given) =>
    driver.ask(`(${question})(...${JSON.stringify(given)})`) as Promise<
      ReturnType<typeof question>
    >;

  /** Polls until an answer counts. Errors are ignored, since a page may be unloading. */
  async function look<Answer>(
    once: () => Promise<Answer>,
    counts: (answer: Answer) => boolean,
    what: string,
  ): Promise<Answer> {
    const end = performance.now() + timeout;
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
    throw new Error(`${what}: not within ${timeout / 1000} s, but ${String(last)}`);
  }

  /** Polls until the answer is truthy. */
  const until: Ask = (question, ...given) =>
    look(() => ask(question, ...given), Boolean, `${question} of ${JSON.stringify(given)}`);

  /** Scrolls a target into view and waits until its position is stable. */
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
    bring,
    /** Opens a page of the site, and waits until it is hydrated. */
    async visit(path: string) {
      // Firefox takes an address that the old page writes meanwhile for the opened one.
      await ask(() => void Object.assign(window, { isLeft: true }));
      await driver.goto(site + path);
      await until(
        () => !('isLeft' in window) && document.querySelector('html[data-scripted]') !== null,
      );
    },
    /** Opens another document, without waiting for hydration. */
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

/** Target of an action: its accessible name, or a selector. `share`: horizontal position in it, 0 to 1. */
export type Target = string | { at: string; nth?: number; share?: number };

type Found = { x: number; y: number } | string;

/**
 * Runs in the page. The position of a target in the window, scrolled into view, or why there is none. A name is that of a
 * link, button or label, or its beginning.
 */
function findTarget(target: Target, within = 'body'): Found {
  const named = 'a, button, summary, label, select, [role=button], [role=slider]';
  const clean = (words: string | null | undefined) => (words ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (one: HTMLElement) => clean(one.ariaLabel ?? one.innerText);
  const seen = (one: Element) => one.checkVisibility({ visibilityProperty: true });
  const all = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(`:is(${within}) :is(${selector})`)].filter(seen);
  const words = typeof target === 'string' ? clean(target) : '';
  const found =
    typeof target === 'string'
      ? (all(named).find((one) => nameOf(one) === words) ??
        all(named).find((one) => nameOf(one).startsWith(words)))
      : all(target.at)[target.nth ?? 0];
  if (!found) return 'not visible';
  const isInView = ({ top, bottom }: DOMRect) => top >= 80 && bottom <= innerHeight;
  if (!isInView(found.getBoundingClientRect()))
    found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = found.getBoundingClientRect();
  const share = (typeof target === 'object' && target.share) || 0.5;
  const x = left + width * share;
  const y = top + height / 2;
  const hit = document.elementFromPoint(x, y);
  if (hit && (found.contains(hit) || hit.contains(found)))
    return { x: Math.round(x), y: Math.round(y) };
  return `covered by ${hit?.outerHTML.slice(0, 120)}`;
}

/** A step of a journey: a sentence, and what the visitor does. Each step opens its own page. */
export type Step = { step: string; walk: (visitor: Visitor) => Promise<void> };
