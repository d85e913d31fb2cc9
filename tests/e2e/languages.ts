import de from '../../messages/de.json' with { type: 'json' };
import fr from '../../messages/fr.json' with { type: 'json' };

/**
 * The two languages as a visitor meets them: the start of the path, the `lang` of the page, its words.
 * A journey in both is tagged with the language's `screen`: French at a desk, and German, whose words
 * are the longer ones, on the narrower screen. So two runs meet both languages and both screens.
 */
export const languages = [
  {
    name: 'French',
    screen: '@desktop',
    locale: 'fr',
    prefix: '',
    home: '/',
    tag: 'fr-FR',
    words: fr,
  },
  {
    name: 'German',
    screen: '@phone',
    locale: 'de',
    prefix: '/de',
    home: '/de',
    tag: 'de-DE',
    words: de,
  },
] as const;

export type Language = (typeof languages)[number];

/** The address of a French path in a language. */
export function addressIn({ prefix, home }: Language, path: string): string {
  return path === '/' ? home : prefix + path;
}

/** A message with its simple arguments filled in. */
export function fillWords(message: string, values: Record<string, string>): string {
  return message.replace(/\{(\w+)\}/g, (whole, key) => values[key] ?? whole);
}
