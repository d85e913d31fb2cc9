import { parseArgs } from 'node:util';
import { z } from 'zod';
import type { Library } from '@/lib/content/store/raw-library';
import { pathWithoutLocale } from '@/lib/i18n/locales';
import { addDays, dayOf, startOfDay } from '@/lib/primitives/time/days';
import type { PreviewSettings } from '@/lib/server/preview-login/preview-settings';
import {
  createShareToken,
  previewKeysOf,
  sharePath,
} from '@/lib/server/preview-login/signed-tokens';
import { listRecords, pageOfRecord } from '@/lib/site/preview/records';

/** Lifetime of a share link in days: the default and the maximum. */
const days = { usual: 14, most: 366 };

/**
 * Creates the address that shows one preview page without the password.
 * @throws an error with a message for the user if the page does not exist, the preview has no password, or the day
 * is past or too late
 */
export function createShare(
  { path, until }: ShareArguments,
  {
    settings,
    library,
    now = Date.now(),
  }: { settings: PreviewSettings; library: Library; now?: number },
): { address: string; lastDay: string } {
  const keys = previewKeysOf(settings);
  if (!keys)
    throw new Error(
      'There is no password: whoever has the address of the preview sees it all. With one, say PREVIEW_PASSWORD (and PREVIEW_SECRET) as the preview has it.',
    );
  const pages = listRecords(library).flatMap(([name]) => pageOfRecord(name) ?? []);
  if (!pages.includes(path))
    throw new Error(`There is no page ${path} of a film, a collection, news or the site's own.`);
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

type ShareArguments = {
  /** Path of the page, without a language prefix. */
  path: string;
  /** Last day on which the link works; the default lifetime if absent. */
  until?: string | undefined;
};

export const usage =
  'npm run preview -- --share movie/<slug> [--until 2026-12-01]: an address that shows this one page of a preview without its password, until the end of that day (14 days from now unless it says otherwise).';

/** @throws an error with a message for the user if no page is given or the day is invalid */
export function readShareArguments(args: string[]): ShareArguments {
  const { values } = parseArgs({
    args,
    options: { share: { type: 'string' }, until: { type: 'string' } },
  });
  if (!values.share) throw new Error(usage);
  const address = values.share.trim().replace(/^https?:\/\/[^/]+/, '');
  const path = pathWithoutLocale(
    `/${address.split(/[?#]/, 1)[0]?.replace(/^\/+|\/+$/g, '') ?? ''}`,
  );
  if (values.until !== undefined && !isDay(values.until))
    throw new Error(`--until is “${values.until}”: expected a day, such as 2026-12-01.`);
  return { path, until: values.until };
}

function isDay(text: string): boolean {
  return z.iso.date().safeParse(text).success;
}
