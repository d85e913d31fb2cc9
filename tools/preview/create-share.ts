import type { Library } from '@/lib/content/store/raw-library';
import { addDays } from '@/lib/primitives/time/add-days';
import { dayOf } from '@/lib/primitives/time/day-of';
import { startOfDay } from '@/lib/primitives/time/start-of-day';
import { keysOf } from '@/lib/server/preview/preview-keys';
import type { PreviewSettings } from '@/lib/server/preview/preview-settings';
import { createShareToken, sharePath } from '@/lib/server/preview/shared-link';
import { pageOfRecord } from '@/lib/site/preview/records/page-of-record';
import { listRecords } from '@/lib/site/preview/records/record-kind';
import type { Asked } from './read-arguments';

/** Lifetime of a share link in days: the default and the maximum. */
const days = { usual: 14, most: 366 };

/**
 * Creates the address that shows one preview page without the password.
 * @throws an error with a sentence if the page does not exist, the preview has no password, or the day is past or too late
 */
export function createShare(
  { path, until }: Asked,
  {
    settings,
    library,
    now = Date.now(),
  }: { settings: PreviewSettings; library: Library; now?: number },
): { address: string; lastDay: string } {
  const keys = keysOf(settings);
  if (!keys)
    throw new Error(
      'There is no password: whoever has the address of the preview sees it all. With one, say PREVIEW_PASSWORD (and PREVIEW_SECRET) as the preview has it.',
    );
  const pages = listRecords(library).flatMap(([name]) => pageOfRecord(name) ?? []);
  if (!pages.includes(path))
    throw new Error(`There is no page ${path} of a film, a collection, news or the house's own.`);
  const { timeZone } = library.site;
  const today = dayOf(now, timeZone);
  const lastDay = until ?? addDays(today, days.usual);
  if (lastDay < today || lastDay > addDays(today, days.most))
    throw new Error(
      `--until is ${lastDay}: expected a day from ${today} to ${addDays(today, days.most)}.`,
    );
  const token = createShareToken(
    { path, until: startOfDay(addDays(lastDay, 1), timeZone) },
    keys.share,
  );
  return { address: `${settings.address ?? ''}${sharePath}?t=${token}`, lastDay };
}
