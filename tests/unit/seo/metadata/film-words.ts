import { createTranslator } from 'next-intl';
import de from '@/messages/de.json';
import fr from '@/messages/fr.json';

const messages = { fr, de };

/** The words that heads say of films, in a language. */
export function filmWords(locale: 'fr' | 'de') {
  const own = { locale, messages: messages[locale] } as const;
  return {
    t: createTranslator({ ...own, namespace: 'Head' }),
    film: createTranslator({ ...own, namespace: 'Film' }),
  };
}
