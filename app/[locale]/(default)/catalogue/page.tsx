import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { CatalogueWords } from '@/components/catalogue/live/catalogue-words';
import { LiveCatalogue } from '@/components/catalogue/live/live-catalogue';
import { toFilmsAnswer } from '@/lib/films/api/films-answer';
import { catalogueParams } from '@/lib/films/catalogue/catalogue-href';
import { parseQuery, type SearchParams } from '@/lib/films/catalogue/parse-query';
import { readParams } from '@/lib/films/catalogue/read-params';
import { searchFilms } from '@/lib/films/search/search-films';
import { currentLocale } from '@/lib/i18n/current-locale';
import type { Locale } from '@/lib/i18n/locales';
import { catalogueMetadata } from '@/lib/seo/catalogue-metadata';
import { getSite } from '@/lib/site/get-site';

type Props = PageProps<'/[locale]/catalogue'>;

export async function generateMetadata({ searchParams }: Props) {
  const { query, answer, locale } = await search(searchParams);
  return catalogueMetadata(query, answer, locale);
}

export default async function CataloguePage({ searchParams }: Props) {
  const { query, answer, locale } = await search(searchParams);
  return (
    <CatalogueWords>
      <LiveCatalogue first={{ query, answer }} siteName={getSite(locale).name} />
    </CatalogueWords>
  );
}

async function search(searchParams: Promise<SearchParams>) {
  const query = parseQuery(await searchParams);
  const locale = await currentLocale();
  return { query, locale, answer: await find(String(catalogueParams(query)), locale) };
}

/** Once for the head and the page. */
const find = cache(async (asked: string, locale: Locale) => {
  const query = parseQuery(readParams(new URLSearchParams(asked)));
  const now = new Date();
  const t = await getTranslations('Catalogue');
  return toFilmsAnswer(searchFilms(query, locale, now), { query, locale, now, t });
});
