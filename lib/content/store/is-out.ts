import { momentsOf, readStart } from '@/lib/primitives/time/read-start';
import { startOfDay } from '@/lib/primitives/time/start-of-day';
import type { Withheld } from '../schema/withheld';

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
