import type { RawNews } from '@/lib/content/schema/news';
import type { Withheld } from '@/lib/content/schema/withheld';
import { outSince } from '@/lib/content/store/is-out';
import { startOfDay } from '@/lib/primitives/time/start-of-day';
import { kindOf, type RecordName } from './record-kind';

/** When a record is visible to visitors (epoch ms), as in `outSince`; news not before their date. */
export function recordOutSince(name: RecordName, record: unknown, timeZone: string): number {
  const since = outSince(record as Withheld, timeZone);
  if (kindOf(name) !== 'news') return since;
  return Math.max(since, startOfDay((record as RawNews).date, timeZone));
}
