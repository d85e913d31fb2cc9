import type { MetadataRoute } from 'next';
import { readSiteEnv } from '@/lib/builds/site-env.mjs';
import { localePath, locales } from '@/lib/i18n/locales';
import { listSitemapParts } from '@/lib/seo/sitemaps/sitemap-response';
import { absoluteUrl } from '@/lib/site/site-url';

/** Sitemap parts may lie below the paths of their pages. Listed here, they are valid for the whole site. */
export default function robots(): MetadataRoute.Robots {
  if (readSiteEnv(process.env) === 'preview') return { rules: { userAgent: '*', disallow: '/' } };
  const parts = listSitemapParts().map(({ locale, part }) =>
    localePath(`/sitemap/${part}`, locale),
  );
  const whole = locales.map((locale) => localePath('/sitemap.xml', locale));
  return {
    rules: { userAgent: '*', allow: '/' },
    sitemap: [...whole, ...parts].map(absoluteUrl),
  };
}
