import type { Screening } from './screening';

/**
 * How long after its beginning a screening is still shown (ms). Before a film stand a word of welcome and trailers: who
 * stands before the cinema and looks once more is not to find it gone.
 */
export const grace = 15 * 60 * 1000;

/** Whether one can still go to a screening; a cancelled one is shown as long, so that nobody goes. */
export function isComing({ start }: Pick<Screening, 'start'>, now: Date): boolean {
  return +now < +start + grace;
}

/** Whether there will be anything to see. */
export function takesPlace({ state }: Pick<Screening, 'state'>): boolean {
  return state !== 'cancelled';
}
