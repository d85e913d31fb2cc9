import type messages from '@/messages/fr.json';
import type { Locale } from './locales';

/** The site's messages. French is the reference: all languages must have the same keys. */
export type Messages = typeof messages;

export async function loadMessages(locale: Locale): Promise<Messages> {
  return (await import(`../../messages/${locale}.json`)).default;
}
