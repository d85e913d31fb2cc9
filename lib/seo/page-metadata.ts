import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { languageTags } from '@/lib/i18n/languages.mjs';
import { localePath } from '@/lib/i18n/locale-path';
import { type Locale, locales } from '@/lib/i18n/locales';
import { pictureOfPage, type SharedPicture } from '@/lib/shared-pictures/shared-picture';
import { getSite } from '@/lib/site/get-site';
import { alternateLanguages } from './alternate-languages';

type Page = {
  /** French path, with its query where it has one. */
  path: string;
  title: string;
  description: string;
  /** For shared links; without it the house's own. */
  picture?: SharedPicture;
  openGraph?: Metadata['openGraph'];
  /** The title stands alone, without the site's name after it. */
  alone?: boolean;
  /** Search engines follow its links and leave the page itself out. */
  hidden?: boolean;
};

/** All that the head of a page says of it; addresses are made absolute on the site's public origin. */
export async function pageMetadata(page: Page, locale: Locale): Promise<Metadata> {
  const { name } = getSite(locale);
  const canonical = localePath(page.path, locale);
  return {
    title: page.alone ? page.title : `${page.title} – ${name}`,
    description: page.description,
    ...(page.hidden && { robots: { index: false, follow: true } }),
    alternates: { canonical, languages: alternateLanguages(page.path) },
    openGraph: {
      type: 'website',
      ...page.openGraph,
      title: page.title,
      description: page.description,
      url: canonical,
      siteName: name,
      locale: openGraphLocale(locale),
      alternateLocale: locales.filter((other) => other !== locale).map(openGraphLocale),
      images: page.picture ?? (await pictureOfPage('site', locale)),
    },
    twitter: { card: 'summary_large_image' },
  };
}

function openGraphLocale(locale: Locale): string {
  return languageTags[locale].replace('-', '_');
}

export async function vodMetadata(locale: Locale): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'Vod' });
  const description = t('description', { name: getSite(locale).name });
  const picture = await pictureOfPage('vod', locale);
  return pageMetadata({ path: '/vod', title: t('title'), description, picture }, locale);
}

export async function collectionsMetadata(locale: Locale): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'Collections' });
  const description = t('description', { name: getSite(locale).name });
  const picture = await pictureOfPage('collections', locale);
  return pageMetadata({ path: '/collection', title: t('title'), description, picture }, locale);
}

export async function shopMetadata(locale: Locale): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'Shop' });
  const description = t('description', { name: getSite(locale).name });
  const picture = await pictureOfPage('shop', locale);
  return pageMetadata({ path: '/shop', title: t('title'), description, picture }, locale);
}

export async function privacyMetadata(locale: Locale): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'Kept' });
  const description = t('description', { name: getSite(locale).name });
  return pageMetadata({ path: '/vie-privee', title: t('title'), description }, locale);
}

export async function imprintMetadata(locale: Locale): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'Imprint' });
  const description = t('description', { name: getSite(locale).name });
  return pageMetadata({ path: '/mentions-legales', title: t('title'), description }, locale);
}
