import { createTranslator } from 'next-intl';
import type { AdminTranslator } from '@/components/admin/admin-translator';
import type { Locale } from '@/lib/i18n/locales';
import de from '@/messages/de.json';
import fr from '@/messages/fr.json';

/** The translator of the admin's messages. */
export function adminTranslatorIn(locale: Locale): AdminTranslator {
  const messages = (locale === 'fr' ? fr : de) as typeof fr;
  return createTranslator({ locale, messages, namespace: 'Admin' }) as AdminTranslator;
}
