import { startOfDay } from '@/lib/primitives/time/start-of-day';
import type { Film } from '../films/film';
import { grace } from './is-coming';

/** Times (epoch ms) at which a film's screenings disappear. */
export function screeningEnds({ screenings }: Pick<Film, 'screenings'>): number[] {
  return screenings.map(({ start }) => +start + grace);
}

/** Times (epoch ms) of a film's releases, in the site's time zone. */
export function releaseMoments({ releases }: Pick<Film, 'releases'>, timeZone: string): number[] {
  return releases.map(({ date }) => startOfDay(date, timeZone));
}
