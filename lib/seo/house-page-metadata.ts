import type { Metadata } from 'next';
import type { Locale } from '@/lib/i18n/locales';
import { getHousePage } from '@/lib/pages/get-house-page';
import { ownPhoto } from '@/lib/shared-pictures/own-photo';
import { plainText } from '@/lib/text/plain-text';
import { pageMetadata } from './page-metadata';

export async function housePageMetadata(slug: string, locale: Locale): Promise<Metadata> {
  const page = getHousePage(slug, locale);
  if (!page) return {};
  const { path, title, summary, text } = page;
  const description = plainText((summary ?? text).text);
  return pageMetadata(
    { path, title: title.text, description, picture: ownPhoto(page.picture) },
    locale,
  );
}
