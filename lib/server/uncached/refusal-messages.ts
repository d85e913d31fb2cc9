import type { IncomingMessage } from 'node:http';
import { type Locale, pathLocale } from '@/lib/i18n/locales';
import { homeLocale } from '@/lib/i18n/visitor-locale';
import { Checkout as german } from '@/messages/de.json';
import { Checkout as french } from '@/messages/fr.json';

const messages: Record<Locale, (typeof french)['refused']> = {
  fr: french.refused,
  de: german.refused,
};

export type RefusalReason = keyof (typeof french)['refused']['reasons'];

/** Reasons that have another wording for staff, whose forms are not orders. */
const adminReasons: Partial<Record<RefusalReason, RefusalReason>> = {
  often: 'deskOften',
  busy: 'desk',
  large: 'deskLarge',
};

/** The reason of a refusal, as a sentence. */
export function refusalMessage(reason: RefusalReason, locale: Locale, isAdmin = false): string {
  return messages[locale].reasons[(isAdmin && adminReasons[reason]) || reason];
}

/** The other texts of the admin's refusal page. */
export function adminRefusalWords(locale: Locale) {
  return { ...messages[locale].admin, title: messages[locale].title };
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
