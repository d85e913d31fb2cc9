import type { KeyboardEvent } from 'react';

type Box = { x: number; y: number };

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };
const ends: Record<string, number> = { Home: 0, End: -1 };
const rows: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

const middleOf = (element: Element): Box => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
};

/**
 * Index of the nearest box in the row above or below another one; -1 if there is none. Horizontal distance counts
 * more than vertical distance.
 *
 * @param direction -1 for the row above, 1 for the row below
 */
export function nearestRow(boxes: readonly Box[], from: number, direction: number): number {
  const here = boxes[from];
  if (!here) return -1;
  let [best, least] = [-1, Infinity];
  for (const [at, { x, y }] of boxes.entries()) {
    const ahead = (y - here.y) * direction;
    if (ahead < 4) continue;
    const distance = ahead + 3 * Math.abs(x - here.x);
    if (distance < least) [best, least] = [at, distance];
  }
  return best;
}

/** Arrow keys move the focus between posters and rows, Home and End to the first and last poster. */
export function handlePosterKeys(event: KeyboardEvent<HTMLElement>) {
  const { key, altKey, ctrlKey, metaKey, shiftKey, currentTarget } = event;
  if (altKey || ctrlKey || metaKey || shiftKey) return;
  const posters = [...currentTarget.querySelectorAll<HTMLElement>('.wall-poster')];
  const at = posters.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return;
  const [step, end, row] = [steps[key], ends[key], rows[key]];
  const next =
    (step !== undefined && posters[at + step]) ||
    (end !== undefined && posters.at(end)) ||
    (row !== undefined && posters[nearestRow(posters.map(middleOf), at, row)]);
  if (!next) return;
  event.preventDefault();
  next.focus();
}
