import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { pageMetadata } from './page-metadata';

/**
 * The head of a page that is one buyer's: no search engine has it, and no other site learns its address from a link
 * (this one's forms say where they come from, so that they are known as its own).
 */
export async function orderMetadata(
  locale: Locale,
  path: '/commande' | '/retractation',
  /** Of a step of its own. */
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
