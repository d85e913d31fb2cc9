import type { IncomingMessage } from 'node:http';
import { type Locale, pathLocale } from '@/lib/i18n/locales';
import { loadMessages, type Messages } from '@/lib/i18n/messages';
import { homeLocale } from '@/lib/i18n/visitor-locale';

type Refused = Messages['Checkout']['refused'];
export type RefusalReason = keyof Refused['reasons'];

const loadRefused = async (locale: Locale): Promise<Refused> =>
  (await loadMessages(locale)).Checkout.refused;

/** Reasons that have another wording for staff, whose forms are not orders. */
const adminReasons: Partial<Record<RefusalReason, RefusalReason>> = {
  often: 'deskOften',
  busy: 'desk',
  large: 'deskLarge',
};

/** The reason of a refusal, as a sentence. */
export async function refusalMessage(
  reason: RefusalReason,
  locale: Locale,
  isAdmin = false,
): Promise<string> {
  const { reasons } = await loadRefused(locale);
  return reasons[(isAdmin && adminReasons[reason]) || reason];
}

/** The other texts of the admin's refusal page. */
export async function adminRefusalWords(locale: Locale) {
  const { admin, title } = await loadRefused(locale);
  return { ...admin, title };
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
