import { startOfDay } from '@/lib/primitives/time/start-of-day';
import type { Film } from '../films/film';
import { grace } from './is-coming';

/** The moments (ms since 1970) at which a screening of a film goes. */
export function screeningEnds({ screenings }: Pick<Film, 'screenings'>): number[] {
  return screenings.map(({ start }) => +start + grace);
}

/** The moments at which a film that was to come to cinemas is there, by the house's days. */
export function releaseMoments({ releases }: Pick<Film, 'releases'>, timeZone: string): number[] {
  return releases.map(({ date }) => startOfDay(date, timeZone));
}
