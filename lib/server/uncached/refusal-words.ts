import type { IncomingMessage } from 'node:http';
import { homeLocale } from '@/lib/i18n/home-locale';
import { pathLocale } from '@/lib/i18n/locale-path';
import type { Locale } from '@/lib/i18n/locales';
import { Checkout as german } from '@/messages/de.json';
import { Checkout as french } from '@/messages/fr.json';

const words: Record<Locale, (typeof french)['refused']['reasons']> = {
  fr: french.refused.reasons,
  de: german.refused.reasons,
};

export type RefusalReason = Exclude<keyof (typeof french)['refused']['reasons'], 'deskAgain'>;

/** Why the shop does not answer as it was asked, in a sentence. */
export function refusalWords(reason: RefusalReason, locale: Locale): string {
  return words[locale][reason];
}

/** What the link says by which somebody at the desk tries again. */
export function againWords(locale: Locale): string {
  return words[locale].deskAgain;
}

/** An address without a language is asked from a page that has one. */
export function askedLocale({ url = '/', headers }: IncomingMessage): Locale {
  const isDesk = url.startsWith('/desk');
  if (!url.startsWith('/api/') && !isDesk) return pathLocale(url);
  const { referer } = headers;
  // No page of the desk says its language by its address.
  if (!isDesk && referer && URL.canParse(referer)) return pathLocale(new URL(referer).pathname);
  return homeLocale(headers.cookie, headers['accept-language']);
}
