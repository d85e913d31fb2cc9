import { parseArgs } from 'node:util';
import { z } from 'zod';
import { plainPath } from '@/lib/i18n/locale-path';

export type Asked = {
  /** Path of the page, without a language prefix. */
  path: string;
  /** Last day on which the link works; the default lifetime if absent. */
  until?: string | undefined;
};

export const usage =
  'npm run preview -- --share movie/<slug> [--until 2026-12-01]: an address that shows this one page of a preview without its password, until the end of that day (14 days from now unless it says otherwise).';

/** @throws an error with a sentence if the page is missing or the day is invalid */
export function readArguments(given: string[]): Asked {
  const { values } = parseArgs({
    args: given,
    options: { share: { type: 'string' }, until: { type: 'string' } },
  });
  if (!values.share) throw new Error(usage);
  const address = values.share.trim().replace(/^https?:\/\/[^/]+/, '');
  const path = plainPath(`/${address.split(/[?#]/, 1)[0]?.replace(/^\/+|\/+$/g, '') ?? ''}`);
  if (values.until !== undefined && !isDay(values.until))
    throw new Error(`--until is “${values.until}”: expected a day, such as 2026-12-01.`);
  return { path, until: values.until };
}

function isDay(written: string): boolean {
  return z.iso.date().safeParse(written).success;
}
