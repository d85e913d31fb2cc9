import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { catalogueHref } from '@/lib/films/catalogue/catalogue-href';
import { filterLabels } from '@/lib/films/catalogue/filter-labels';
import type { CatalogueQuery } from '@/lib/films/catalogue/query';
import type { Locale } from '@/lib/i18n/locales';
import { getSite } from '@/lib/site/get-site';
import { pageMetadata } from './page-metadata';

/** A filter alone has a page of its own; an order has not: it is the same films. */
export async function catalogueMetadata(query: CatalogueQuery, locale: Locale): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'Catalogue' });
  const navigation = await getTranslations({ locale, namespace: 'Navigation' });
  const chosen = filterLabels(query, locale, t).map(({ text }) => text);
  const page = query.page > 1 ? [navigation('page', { page: query.page })] : [];
  return pageMetadata(
    {
      path: catalogueHref({ ...query, sort: 'oldest' }),
      title: [t('title'), ...chosen, ...page].join(', '),
      description: t('description', { name: getSite(locale).name }),
    },
    locale,
  );
}
