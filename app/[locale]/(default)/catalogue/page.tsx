import { getTranslations } from 'next-intl/server';
import { CatalogueWords } from '@/components/catalogue/live/catalogue-words';
import { LiveCatalogue } from '@/components/catalogue/live/live-catalogue';
import { toFilmsAnswer } from '@/lib/films/api/films-answer';
import { parseQuery } from '@/lib/films/catalogue/parse-query';
import { searchFilms } from '@/lib/films/search/search-films';
import { currentLocale } from '@/lib/i18n/current-locale';
import { catalogueMetadata } from '@/lib/seo/catalogue-metadata';

export async function generateMetadata({ searchParams }: PageProps<'/[locale]/catalogue'>) {
  return catalogueMetadata(parseQuery(await searchParams), await currentLocale());
}

export default async function CataloguePage({ searchParams }: PageProps<'/[locale]/catalogue'>) {
  const query = parseQuery(await searchParams);
  const locale = await currentLocale();
  const now = new Date();
  const t = await getTranslations('Catalogue');
  const answer = toFilmsAnswer(searchFilms(query, locale, now), { query, locale, now, t });
  return (
    <CatalogueWords>
      <LiveCatalogue first={{ query, answer }} />
    </CatalogueWords>
  );
}
