import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { pageMetadata } from './page-metadata';

/**
 * Metadata of a page that is private to a buyer: not indexed, and its URL is not sent as a referrer to other
 * sites. The site's own forms still send it, so that their origin can be checked.
 */
export async function orderMetadata(
  locale: Locale,
  path: '/commande' | '/retractation',
  /** Title of a step, if it has its own. */
  title?: string,
): Promise<Metadata> {
  const namespace = path === '/commande' ? 'Order' : 'Withdrawal';
  const t = await getTranslations({ locale, namespace });
  const words = { title: title ?? t('title'), description: t('description') };
  return {
    ...(await pageMetadata({ path, ...words, hidden: true }, locale)),
    robots: { index: false, follow: false },
    referrer: 'same-origin',
  };
}
