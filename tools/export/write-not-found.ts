import { localePath } from '@/lib/i18n/locale-path';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { notFound } from './browser/not-found';
import { put } from './folder';
import { rewritePage } from './rewrite-page';
import type { Site } from './site';

const message = new RegExp(`${notFound}[^<]*(?:<!--[^]*?-->)?`);

/** The page of what is not there, where hosts look for it: without a path, which the browser adds. */
export async function writeNotFound(
  ask: Site,
  folder: string,
  locale: Locale,
  isThere: (address: string) => boolean,
): Promise<void> {
  const { headers, body } = await ask(localePath('/_mirror/nowhere', locale));
  const policy = headers.get('content-security-policy') ?? '';
  const html = body.toString().replace(message, notFound);
  const file = locale === defaultLocale ? '404.html' : `${locale}/404.html`;
  put(folder, file, rewritePage({ html, policy, isThere }));
}
