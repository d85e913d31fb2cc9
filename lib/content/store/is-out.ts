import { momentsOf, readStart } from '@/lib/days/read-start';
import { startOfDay } from '@/lib/days/start-of-day';
import type { Withheld } from '../schema/withheld';

/** Why visitors do not see something that a preview shows: it is a draft, or comes out at a moment (ISO 8601, UTC). */
export type Unpublished = 'draft' | { from: string };

/** Whether this site shows what is not out too, as a preview does: asked by the build and by what serves it. */
export function showsAll(): boolean {
  return process.env.SITE_ENV === 'preview';
}

/** When something is out, ms since 1970: `-Infinity` for always, `Infinity` for a draft, whatever else it says. */
export function outSince({ draft, publishedFrom }: Withheld, timeZone: string): number {
  if (draft) return Infinity;
  return publishedFrom === undefined ? -Infinity : momentOf(publishedFrom, timeZone);
}

/** A day begins at midnight where the house is. What cannot be read never comes: its file has a fault. */
function momentOf(written: string, timeZone: string): number {
  if (/^\d{4}-\d\d-\d\d$/.test(written)) return startOfDay(written, timeZone);
  const start = readStart(written);
  const [at = Infinity, again] = start ? momentsOf(start, timeZone) : [];
  return again === undefined ? at : Infinity;
}

/** What something that is shown carries where it is not out, for a preview to say so; nothing where it is. */
export type Marked = { unpublished?: Unpublished };

export function markOf(record: Withheld, timeZone = 'Europe/Zurich', now = Date.now()): Marked {
  const since = outSince(record, timeZone);
  if (since <= now) return {};
  return { unpublished: since === Infinity ? 'draft' : { from: new Date(since).toISOString() } };
}
