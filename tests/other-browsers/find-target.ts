/** What a visitor aims at: by the words it is called by, or where words have none, by a selector. */
export type Target = string | { at: string; nth?: number; share?: number };

type Found = { x: number; y: number } | string;

/**
 * Runs in the page. The place of a target in the window, brought into view first as a visitor does, or why
 * there is none. Words are those of a link, a button, a label, as it is called or as it begins.
 */
export function findTarget(target: Target, within = 'body'): Found {
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
  if (!found) return 'not to be seen';
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
