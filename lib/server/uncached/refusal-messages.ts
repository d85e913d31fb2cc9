import type { IncomingMessage } from 'node:http';
import { type Locale, pathLocale } from '@/lib/i18n/locales';
import { homeLocale } from '@/lib/i18n/visitor-locale';
import { Checkout as german } from '@/messages/de.json';
import { Checkout as french } from '@/messages/fr.json';

const messages: Record<Locale, (typeof french)['refused']['reasons']> = {
  fr: french.refused.reasons,
  de: german.refused.reasons,
};

export type RefusalReason = Exclude<keyof (typeof french)['refused']['reasons'], 'deskAgain'>;

/** The reason of a shop refusal, as a sentence. */
export function refusalMessage(reason: RefusalReason, locale: Locale): string {
  return messages[locale][reason];
}

/** Label of the retry link in the admin. */
export function retryLabel(locale: Locale): string {
  return messages[locale].deskAgain;
}

/**
 * Language of a shop request. If its path has no language: the language of the referring page (not for the
 * admin), else the visitor's preferred one.
 */
export function requestLocale({ url = '/', headers }: IncomingMessage): Locale {
  const isAdmin = url.startsWith('/desk');
  if (!url.startsWith('/api/') && !isAdmin) return pathLocale(url);
  const { referer } = headers;
  // Admin addresses contain no language.
  if (!isAdmin && referer && URL.canParse(referer)) return pathLocale(new URL(referer).pathname);
  return homeLocale(headers.cookie, headers['accept-language']);
}
