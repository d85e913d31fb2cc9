import { isLocale, type Locale, locales } from './locales';
import type { Messages } from './messages';

/** Namespaces of the browser messages (`messages.json` of a build). */
export const clientNamespaces = [
  'Player',
  'Gallery',
  'Search',
] as const satisfies (keyof Messages)[];

type ClientNamespace = (typeof clientNamespaces)[number];

export type ClientMessages = Pick<Messages, ClientNamespace>;

export function pickClientMessages(messages: Messages): ClientMessages {
  const entries = clientNamespaces.map((name) => [name, messages[name]]);
  return Object.fromEntries(entries) as ClientMessages;
}

const pattern = /^\/_i18n\/([^/]+)\/([^/]+)\/messages\.json$/;

/** Address of a build's browser messages. */
export function messagesPath(build: string, locale: Locale): string {
  return `/_i18n/${build}/${locale}/messages.json`;
}

/** Parses a path of `messagesPath`; `undefined` for any other. The build and the locale may not exist. */
export function readMessagesPath(path: string): { build: string; locale: string } | undefined {
  const [, build, locale] = pattern.exec(path) ?? [];
  return build && locale ? { build, locale } : undefined;
}

/**
 * The locales whose messages a browser may cache: all, since their address contains the build id, except those in
 * `UNCACHED_LOCALES` (`de` or `fr,de`).
 * @throws an Error if a name is not a locale
 */
export function readCacheableLocales(uncached = ''): ReadonlySet<Locale> {
  const uncachedLocales = uncached.split(/[\s,]+/).filter(Boolean);
  const unknown = uncachedLocales.find((name) => !isLocale(name));
  if (unknown) {
    throw new Error(`UNCACHED_LOCALES names “${unknown}”: expected ${locales.join(', ')}.`);
  }
  return new Set(locales.filter((locale) => !uncachedLocales.includes(locale)));
}
