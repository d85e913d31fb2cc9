import { redirect } from 'next/navigation';
import { getMessages, getTimeZone, getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { catalogueWords } from '@/components/catalogue/live/catalogue-words';
import { LiveCatalogue } from '@/components/catalogue/live/live-catalogue';
import type { Results } from '@/components/catalogue/results';
import { StructuredData } from '@/components/structured-data/structured-data';
import { toFilmsAnswer } from '@/lib/films/api/films-answer';
import { toShownAnswer } from '@/lib/films/api/shown-answer';
import { catalogueParams } from '@/lib/films/catalogue/catalogue-href';
import { parseQuery, type SearchParams } from '@/lib/films/catalogue/parse-query';
import { readParams } from '@/lib/films/catalogue/read-params';
import { wayBack } from '@/lib/films/catalogue/way-back';
import { getSearchIndex } from '@/lib/films/search/get-search-index';
import { searchFilms } from '@/lib/films/search/search-films';
import { currentLocale } from '@/lib/i18n/current-locale';
import { localePath } from '@/lib/i18n/locale-path';
import type { Locale } from '@/lib/i18n/locales';
import { catalogueMetadata } from '@/lib/seo/catalogue-metadata';
import { getSite } from '@/lib/site/get-site';
import { filmList } from '@/lib/structured-data/item-list';

type Props = PageProps<'/[locale]/catalogue'>;

export async function generateMetadata({ searchParams }: Props) {
  const { query, answer, locale, open } = await search(searchParams);
  return catalogueMetadata({ ...query, ...(open && { open }) }, answer, locale);
}

export default async function CataloguePage({ searchParams }: Props) {
  const { query, answer, locale, open } = await search(searchParams);
  // What a form has chosen is for visitors; machines are told of the catalogue as it begins.
  const listed = catalogueParams(query).size === 0 ? answer.films : [];
  const first: Results = { query, answer: toShownAnswer(answer, query.view === 'list') };
  return (
    <>
      <LiveCatalogue
        first={JSON.stringify(first)}
        open={open}
        siteName={getSite(locale).name}
        words={{
          ...{ locale, timeZone: await getTimeZone() },
          messages: catalogueWords(await getMessages()),
        }}
      />
      <StructuredData things={filmList(listed, locale)} />
    </>
  );
}

async function search(searchParams: Promise<SearchParams>) {
  const asked = parseQuery(await searchParams);
  const { open, ...query } = asked;
  const locale = await currentLocale();
  const answer = await find(String(catalogueParams(asked)), locale);
  const back = wayBack(asked, answer.page, getSearchIndex());
  if (back) redirect(localePath(back, locale));
  return { query, open, locale, answer };
}

/** Once for the head and the page. */
const find = cache(async (asked: string, locale: Locale) => {
  const { open, ...query } = parseQuery(readParams(new URLSearchParams(asked)));
  const now = new Date();
  const t = await getTranslations('Catalogue');
  const counted = open ? [open] : [];
  return toFilmsAnswer(searchFilms(query, locale, now), { query, locale, now, t, counted });
});
