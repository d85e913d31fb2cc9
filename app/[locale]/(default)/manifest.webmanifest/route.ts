import { defaultLocale, isLocale, locales } from '@/lib/i18n/locales';
import { webManifest } from '@/lib/seo/metadata/web-manifest';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }));
}

/** `/manifest.webmanifest`: web app manifest, which makes the site installable. */
export async function GET(_: Request, { params }: RouteContext<'/[locale]/manifest.webmanifest'>) {
  const { locale } = await params;
  return new Response(JSON.stringify(webManifest(isLocale(locale) ? locale : defaultLocale)), {
    headers: {
      'Content-Type': 'application/manifest+json',
      'Cache-Control': 'public, max-age=86400',
    },
  });
}
