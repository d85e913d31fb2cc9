import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { getHousePage } from '@/lib/catalog/pages/get-house-page';
import type { Locale } from '@/lib/i18n/locales';
import { ownPhoto } from '@/lib/seo/share-images/own-photo';
import { getSite } from '@/lib/site/get-site';
import { pageMetadata } from './page-metadata';

export async function housePageMetadata(slug: string, locale: Locale): Promise<Metadata> {
  const page = getHousePage(slug, locale);
  if (!page) return {};
  const t = await getTranslations({ locale, namespace: 'Head' });
  const { path, summary, text } = page;
  const title = page.title.text;
  return pageMetadata(
    {
      ...{ path, title },
      description: (summary ?? text).text,
      facts: [t('page', { title, name: getSite(locale).name })],
      picture: ownPhoto(page.picture),
    },
    locale,
  );
}
