import type { RawSite } from '@/lib/content/schema/site';
import { getLibrary } from '@/lib/content/store/library';

/** Whether a part of the site is switched off: it is not linked, and its path answers 404. */
export function isSwitchedOff(part: RawSite['switchedOff'][number]): boolean {
  return getLibrary().site.switchedOff.includes(part);
}
