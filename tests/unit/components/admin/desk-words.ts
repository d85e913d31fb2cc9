import { createTranslator } from 'next-intl';
import type { DeskWords } from '@/components/admin/desk-words';
import type { Locale } from '@/lib/i18n/locales';
import de from '@/messages/de.json';
import fr from '@/messages/fr.json';

/** The desk's own words, as its pages have them. */
export function wordsIn(locale: Locale): DeskWords {
  const messages = (locale === 'fr' ? fr : de) as typeof fr;
  return createTranslator({ locale, messages, namespace: 'Desk' }) as DeskWords;
}
