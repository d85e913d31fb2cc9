import type { MetadataRoute } from 'next';
import { readSiteEnv } from '@/lib/builds/site-env.mjs';
import { localePath } from '@/lib/i18n/locale-path';
import { locales } from '@/lib/i18n/locales';
import { listSitemapParts } from '@/lib/seo/sitemaps/answer-sitemap';
import { absoluteUrl } from '@/lib/site/absolute-url';

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
