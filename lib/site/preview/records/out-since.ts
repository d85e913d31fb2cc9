import type { RawNews } from '@/lib/content/schema/news';
import type { Withheld } from '@/lib/content/schema/withheld';
import { outSince } from '@/lib/content/store/is-out';
import { startOfDay } from '@/lib/primitives/time/start-of-day';
import { kindOf, type RecordName } from './record-kind';

/** When visitors see a record, as `outSince` says it; news not before its day. */
export function recordOutSince(name: RecordName, record: unknown, timeZone: string): number {
  const since = outSince(record as Withheld, timeZone);
  if (kindOf(name) !== 'news') return since;
  return Math.max(since, startOfDay((record as RawNews).date, timeZone));
}
