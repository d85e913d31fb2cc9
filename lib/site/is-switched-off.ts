import type { RawSite } from '@/lib/content/schema/site';
import { getLibrary } from '@/lib/content/store/library';

/** Whether the house does without a part of the site: then it stands nowhere, and its address answers 404. */
export function isSwitchedOff(part: RawSite['switchedOff'][number]): boolean {
  return getLibrary().site.switchedOff.includes(part);
}
