import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { FilmsAnswer } from '@/lib/films/api/films-answer';
import { catalogueHref } from '@/lib/films/catalogue/catalogue-href';
import { catalogueTitle } from '@/lib/films/catalogue/catalogue-title';
import { introduce } from '@/lib/films/catalogue/introduce';
import { type CatalogueQuery, countChoices, defaultSorting } from '@/lib/films/catalogue/query';
import { singleChoice } from '@/lib/films/catalogue/single-choice';
import type { Locale } from '@/lib/i18n/locales';
import { pictureOfPage } from '@/lib/shared-pictures/shared-picture';
import { getSite } from '@/lib/site/get-site';
import { pageMetadata } from './page-metadata';

/**
 * One choice alone has a page of its own. Crawlers are kept out of everything else that one form can
 * make: texts and combinations stand for the whole catalogue, an order or a view for the same films.
 */
export async function catalogueMetadata(
  query: CatalogueQuery,
  answer: FilmsAnswer,
  locale: Locale,
): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'Catalogue' });
  const navigation = await getTranslations({ locale, namespace: 'Navigation' });
  const { text, filters, sort, view, page } = query;
  const single = singleChoice(query);
  const isWhole = !text && countChoices(query) === 0;
  const isPlain = sort === defaultSorting(query) && view === 'grid' && page === answer.page;
  return pageMetadata(
    {
      path: single || isWhole ? catalogueHref({ filters, page: answer.page }) : '/catalogue',
      title: catalogueTitle(query, answer, { t, navigation }),
      description:
        single && answer.total > 0
          ? introduce(single, answer, locale, t)
          : t('description', { name: getSite(locale).name }),
      picture: await pictureOfPage('catalogue', locale),
      hidden: !(isPlain && (isWhole || (single && answer.total > 0))),
    },
    locale,
  );
}
