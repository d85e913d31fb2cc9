import type messages from '@/messages/fr.json';
import type { Locale } from './locales';

/** The site's own words. French is the measure: the same keys must stand in every language. */
export type Messages = typeof messages;

export async function loadMessages(locale: Locale): Promise<Messages> {
  return (await import(`@/messages/${locale}.json`)).default;
}
