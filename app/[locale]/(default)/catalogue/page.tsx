import { CatalogueForm } from '@/components/catalogue/catalogue-form';
import { CatalogueHead } from '@/components/catalogue/catalogue-head';
import { CatalogueResults } from '@/components/catalogue/catalogue-results';
import { parseQuery, type SearchParams } from '@/lib/films/catalogue/parse-query';
import { searchFilms } from '@/lib/films/search/search-films';
import { currentLocale } from '@/lib/i18n/current-locale';
import { catalogueMetadata } from '@/lib/seo/catalogue-metadata';

type Props = PageProps<'/[locale]/catalogue'>;

export async function generateMetadata({ searchParams }: Props) {
  const { query, result, locale } = await search(searchParams);
  return catalogueMetadata(query, result, locale);
}

export default async function CataloguePage({ searchParams }: Props) {
  const { query, result } = await search(searchParams);
  return (
    <>
      <CatalogueHead query={query} result={result} />
      <CatalogueForm query={query} facets={result.facets} />
      <CatalogueResults query={query} result={result} />
    </>
  );
}

async function search(searchParams: Promise<SearchParams>) {
  const query = parseQuery(await searchParams);
  const locale = await currentLocale();
  return { query, locale, result: searchFilms(query, locale, new Date()) };
}
