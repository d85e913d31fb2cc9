import type { Locale } from './locales';

const pattern = /^\/_i18n\/([^/]+)\/([^/]+)\/messages\.json$/;

/** Where a build's words for the browser lie (specification, section 7). */
export function messagesPath(build: string, locale: Locale): string {
  return `/_i18n/${build}/${locale}/messages.json`;
}

/** The build and the locale that such a path names, whether they exist or not. */
export function readMessagesPath(path: string): { build: string; locale: string } | undefined {
  const [, build, locale] = pattern.exec(path) ?? [];
  return build && locale ? { build, locale } : undefined;
}
