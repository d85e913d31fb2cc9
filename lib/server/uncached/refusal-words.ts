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

/** The reason of a shop refusal, as a sentence. */
export function refusalWords(reason: RefusalReason, locale: Locale): string {
  return words[locale][reason];
}

/** Label of the retry link in the admin. */
export function againWords(locale: Locale): string {
  return words[locale].deskAgain;
}

/** Language of a shop request. Without a language in its path, that of the referring page or of the browser. */
export function askedLocale({ url = '/', headers }: IncomingMessage): Locale {
  const isDesk = url.startsWith('/desk');
  if (!url.startsWith('/api/') && !isDesk) return pathLocale(url);
  const { referer } = headers;
  // Admin addresses contain no language.
  if (!isDesk && referer && URL.canParse(referer)) return pathLocale(new URL(referer).pathname);
  return homeLocale(headers.cookie, headers['accept-language']);
}
