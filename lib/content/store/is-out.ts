import { momentsOf, readStart } from '@/lib/primitives/time/read-start';
import { startOfDay } from '@/lib/primitives/time/start-of-day';
import type { Withheld } from '../schema/withheld';

/** Whether unpublished content is shown, as in a preview. Used by the build and by the server. */
export function showsAll(): boolean {
  return process.env.SITE_ENV === 'preview';
}

/** When a record is published, ms since 1970: `-Infinity` for always, `Infinity` for a draft, whatever its date. */
export function outSince({ draft, publishedFrom }: Withheld, timeZone: string): number {
  if (draft) return Infinity;
  return publishedFrom === undefined ? -Infinity : momentOf(publishedFrom, timeZone);
}

/** A day begins at midnight in the site's time zone. An invalid date is never reached: its file fails validation. */
function momentOf(written: string, timeZone: string): number {
  if (/^\d{4}-\d\d-\d\d$/.test(written)) return startOfDay(written, timeZone);
  const start = readStart(written);
  const [at = Infinity, again] = start ? momentsOf(start, timeZone) : [];
  return again === undefined ? at : Infinity;
}
