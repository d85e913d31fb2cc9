import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { listSitemapParts, sitemapPartResponse } from '@/lib/seo/sitemaps/sitemap-response';

export const dynamic = 'force-static';

export function generateStaticParams() {
  return listSitemapParts();
}

/**
 * `/sitemap/1.xml`: one part of a sitemap that is too large for one file. `/sitemap.xml` is then the index of the
 * parts.
 */
export async function GET(_: Request, { params }: RouteContext<'/[locale]/sitemap/[part]'>) {
  const { locale, part } = await params;
  return sitemapPartResponse(isLocale(locale) ? locale : defaultLocale, part);
}
