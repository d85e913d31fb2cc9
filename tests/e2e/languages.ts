import de from '../../messages/de.json' with { type: 'json' };
import fr from '../../messages/fr.json' with { type: 'json' };

/**
 * Both languages: path prefix, `lang` of the page and messages. A test in both is tagged with the language's
 * `screen`: French on the desktop, and German, whose words are longer, on the narrower screen. So two runs cover
 * both languages and both screens.
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

/** Address of a French path in a language. */
export function addressIn({ prefix, home }: Language, path: string): string {
  return path === '/' ? home : prefix + path;
}

/** Fills the simple arguments of a message. */
export function fillWords(message: string, values: Record<string, string>): string {
  return message.replace(/\{(\w+)\}/g, (whole, key) => values[key] ?? whole);
}
