import { getMessages, getTimeZone, getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { catalogueWords } from '@/components/catalogue/live/catalogue-words';
import { LiveCatalogue } from '@/components/catalogue/live/live-catalogue';
import { toFilmsAnswer } from '@/lib/films/api/films-answer';
import { toShownAnswer } from '@/lib/films/api/shown-answer';
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
  const { query, answer, locale, open } = await search(searchParams);
  return (
    <LiveCatalogue
      first={{ query, answer: toShownAnswer(answer, query.view === 'list') }}
      open={open}
      siteName={getSite(locale).name}
      words={{
        ...{ locale, timeZone: await getTimeZone() },
        messages: catalogueWords(await getMessages()),
      }}
    />
  );
}

async function search(searchParams: Promise<SearchParams>) {
  const asked = parseQuery(await searchParams);
  const { open, ...query } = asked;
  const locale = await currentLocale();
  return { query, open, locale, answer: await find(String(catalogueParams(asked)), locale) };
}

/** Once for the head and the page. */
const find = cache(async (asked: string, locale: Locale) => {
  const { open, ...query } = parseQuery(readParams(new URLSearchParams(asked)));
  const now = new Date();
  const t = await getTranslations('Catalogue');
  const counted = open ? [open] : [];
  return toFilmsAnswer(searchFilms(query, locale, now), { query, locale, now, t, counted });
});
