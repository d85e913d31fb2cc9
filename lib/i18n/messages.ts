import type messages from '@/messages/fr.json';
import type { Locale } from './locales';
import { memoise } from './memoise';
import { mergeMessages } from './merge-messages';

/** The site's messages. French is the reference: German must have the same keys, other languages should. */
export type Messages = typeof messages;

/** Loads a language's messages. Those that a further language does not have yet are in English, or else in French. */
export const loadMessages = memoise(async (locale: Locale): Promise<Messages> => {
  if (locale === 'fr' || locale === 'de') return readMessages(locale);
  const base = await (locale === 'en' ? readMessages('fr') : loadMessages('en'));
  return mergeMessages(base, await readMessages(locale));
});

async function readMessages(locale: Locale): Promise<Messages> {
  // The path is relative, because esbuild, which bundles the server, cannot resolve other paths with a variable.
  return (await import(`../../messages/${locale}.json`)).default;
}
