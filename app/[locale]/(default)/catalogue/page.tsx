import { CatalogueFilters } from '@/components/catalogue/catalogue-filters';
import { CatalogueHead } from '@/components/catalogue/catalogue-head';
import { CatalogueResults } from '@/components/catalogue/catalogue-results';
import { browse } from '@/lib/films/catalogue/browse';
import { parseQuery } from '@/lib/films/catalogue/query';
import { listFilms } from '@/lib/films/list-films';
import { currentLocale } from '@/lib/i18n/current-locale';
import { catalogueMetadata } from '@/lib/seo/catalogue-metadata';

export async function generateMetadata({ searchParams }: PageProps<'/[locale]/catalogue'>) {
  return catalogueMetadata(parseQuery(await searchParams), await currentLocale());
}

export default async function CataloguePage({ searchParams }: PageProps<'/[locale]/catalogue'>) {
  const query = parseQuery(await searchParams);
  const locale = await currentLocale();
  const result = browse(listFilms(locale), query, new Date(), locale);
  return (
    <>
      <CatalogueHead query={query} />
      <CatalogueFilters query={query} />
      <CatalogueResults query={query} result={result} />
    </>
  );
}
