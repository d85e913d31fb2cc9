import { defaultLocale, isLocale, locales } from '@/lib/i18n/locales';
import { openSearch } from '@/lib/seo/metadata/open-search';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }));
}

/** `/opensearch.xml`: lets browsers add the catalogue as a search engine. */
export async function GET(_: Request, { params }: RouteContext<'/[locale]/opensearch.xml'>) {
  const { locale } = await params;
  return new Response(openSearch(isLocale(locale) ? locale : defaultLocale), {
    headers: { 'Content-Type': 'application/opensearchdescription+xml; charset=utf-8' },
  });
}
