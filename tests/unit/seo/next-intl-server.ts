import { createTranslator } from 'next-intl';
import { loadMessages } from '@/lib/i18n/messages';

/** `next-intl/server` outside a request: `vi.mock('next-intl/server', () => import('../next-intl-server'))`. */
export async function getTranslations({
  locale,
  namespace,
}: {
  locale: 'fr' | 'de';
  namespace: 'Feeds' | 'Screenings';
}) {
  return createTranslator({ locale, namespace, messages: await loadMessages(locale) });
}
