import type { Screening } from './screening';

/**
 * How long after its start a screening is still shown, in ms: introductions and trailers come first, and a
 * visitor on the way to the cinema may check again.
 */
export const grace = 15 * 60 * 1000;

/**
 * Whether a screening can still be attended. Also true for a cancelled one, so that it is shown as cancelled.
 */
export function isComing({ start }: Pick<Screening, 'start'>, now: Date): boolean {
  return +now < +start + grace;
}

/** Whether the screening is not cancelled. */
export function takesPlace({ state }: Pick<Screening, 'state'>): boolean {
  return state !== 'cancelled';
}
