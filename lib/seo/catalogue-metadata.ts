import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { FilmsAnswer } from '@/lib/films/api/films-answer';
import { catalogueHref } from '@/lib/films/catalogue/catalogue-href';
import { catalogueTitle } from '@/lib/films/catalogue/catalogue-title';
import type { CatalogueWords } from '@/lib/films/catalogue/facet-label';
import { introduce } from '@/lib/films/catalogue/introduce';
import type { CatalogueQuery } from '@/lib/films/catalogue/query';
import { singleChoice } from '@/lib/films/catalogue/single-choice';
import type { Locale } from '@/lib/i18n/locales';
import { pictureOfPage } from '@/lib/shared-pictures/shared-picture';
import { getSite } from '@/lib/site/get-site';
import { pageMetadata } from './page-metadata';

/**
 * The catalogue and its further pages are for search engines; people, genres, countries and decades have pages of
 * their own. Whatever else one form can make is kept from them, and says of itself that it is there.
 */
export async function catalogueMetadata(
  query: CatalogueQuery,
  answer: FilmsAnswer,
  locale: Locale,
): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'Catalogue' });
  const isPlain = catalogueHref({ page: query.page }) === catalogueHref(query);
  return pageMetadata(
    {
      path: catalogueHref(query),
      title: catalogueTitle(query, answer, t),
      description: undefined,
      facts: factsOf(query, answer, locale, t),
      picture: await pictureOfPage('catalogue', locale),
      hidden: !isPlain || query.page !== answer.page,
    },
    locale,
  );
}

/** What is told of its films; of a further page, which they are. */
function factsOf(
  query: CatalogueQuery,
  { films, page, pages, ...answer }: FilmsAnswer,
  locale: Locale,
  t: CatalogueWords,
): string[] {
  const { name } = getSite(locale);
  const single = singleChoice(query);
  const whole = t('description', { name });
  if (single && answer.total > 0) return [...introduce(single, answer, locale, t), whole];
  const years = films.map(({ year }) => year);
  if (page === 1 || years.length === 0) return [whole];
  const [from, until] = [Math.min(...years), Math.max(...years)].map(String);
  const said = { ...{ page, pages, name }, from: from ?? '', until: until ?? '' };
  return [t('pageDescription', said), whole];
}
