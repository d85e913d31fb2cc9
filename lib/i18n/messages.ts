import type messages from '@/messages/fr.json';
import type { Locale } from './locales';

/** The site's messages. French is the reference: all languages must have the same keys. */
export type Messages = typeof messages;

export async function loadMessages(locale: Locale): Promise<Messages> {
  // Relative, because esbuild, which bundles the server, resolves a path with a variable in no other way.
  return (await import(`../../messages/${locale}.json`)).default;
}
