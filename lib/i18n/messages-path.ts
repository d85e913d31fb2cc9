import type { Locale } from './locales';

const pattern = /^\/_i18n\/([^/]+)\/([^/]+)\/messages\.json$/;

/** Address of a build's browser messages (specification, section 7). */
export function messagesPath(build: string, locale: Locale): string {
  return `/_i18n/${build}/${locale}/messages.json`;
}

/** Parses such a path. The build and the locale may not exist. */
export function readMessagesPath(path: string): { build: string; locale: string } | undefined {
  const [, build, locale] = pattern.exec(path) ?? [];
  return build && locale ? { build, locale } : undefined;
}
