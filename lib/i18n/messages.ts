import type messages from '@/messages/fr.json';
import type { Locale } from './locales';

/** The site's messages. French is the reference: all languages must have the same keys. */
export type Messages = typeof messages;

export async function loadMessages(locale: Locale): Promise<Messages> {
  // The path is relative, because esbuild, which bundles the server, cannot resolve other paths with a variable.
  return (await import(`../../messages/${locale}.json`)).default;
}
