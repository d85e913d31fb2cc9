import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { languageTags } from '@/lib/i18n/languages.mjs';
import { defaultLocale, type Locale, localePath, locales } from '@/lib/i18n/locales';
import { pageShareImage, type ShareImage } from '@/lib/seo/share-images/share-image';
import { getSite } from '@/lib/site/get-site';
import { composeDescription, pageTitle, titleLength } from './title-and-description';

type Page = {
  /** French path, including the query. */
  path: string;
  /** Title for shared links. */
  title: string;
  /** Variants of the document title, longest first, if they have more details than `title` (see `pageTitle`). */
  wordings?: readonly string[];
  /** A text about the page, by the editors or from the messages; Markdown. */
  description: string | undefined;
  /** Sentences appended if too little of the description fits (see `composeDescription`). */
  facts?: readonly string[];
  /** Share image; the site's own by default. */
  picture?: ShareImage;
  openGraph?: Metadata['openGraph'];
  /** The site's name is not added to a title that fits. */
  isTitleOnly?: boolean;
  /** Not indexed, but its links are followed. */
  hidden?: boolean;
};

/** Metadata of a page. URLs are made absolute with the site's public origin. */
export async function pageMetadata(page: Page, locale: Locale): Promise<Metadata> {
  const { name, ...site } = getSite(locale);
  const t = await getTranslations({ locale, namespace: 'Metadata' });
  const canonical = localePath(page.path, locale);
  const own = site.description.translated ? [site.description.text] : [];
  const facts = [...(page.facts ?? []), ...own, t('site', { name }), t('siteBriefly', { name })];
  const description = composeDescription(page.description, facts, locale);
  const picture = page.picture ?? (await pageShareImage('site', locale));
  return {
    title: titleOf(page, name),
    description,
    ...(page.hidden && { robots: { index: false, follow: true } }),
    // No canonical URL for a hidden page: `path` may be that of an indexed page, which would contradict `noindex`.
    ...(!page.hidden && {
      alternates: { canonical, languages: alternateLanguages(page.path) },
    }),
    openGraph: {
      type: 'website',
      ...page.openGraph,
      title: page.title,
      description,
      url: canonical,
      siteName: name,
      locale: openGraphLocale(locale),
      alternateLocale: locales.filter((other) => other !== locale).map(openGraphLocale),
      images: picture,
    },
    twitter: {
      ...{ card: 'summary_large_image', title: page.title, description },
      images: { url: picture.url, alt: picture.alt },
    },
  };
}

function titleOf({ title, wordings = [title], isTitleOnly }: Page, name: string): string {
  const [first = title] = wordings;
  return isTitleOnly && first.length <= titleLength ? first : pageTitle(wordings, name);
}

function openGraphLocale(locale: Locale): string {
  return languageTags[locale].replace('-', '_');
}

/** Paths of a page in every language, including its own; `x-default` is the default language. None if there is one language. */
export function alternateLanguages(path: string): Record<string, string> {
  if (locales.length < 2) return {};
  const own = locales.map((locale) => [locale, localePath(path, locale)]);
  return Object.fromEntries([...own, ['x-default', localePath(path, defaultLocale)]]);
}

type Types = NonNullable<NonNullable<Metadata['alternates']>['types']>;

/** Adds alternate representations of a page, by media type. */
export function withAlternateTypes(metadata: Metadata, types: Types): Metadata {
  const { alternates } = metadata;
  return { ...metadata, alternates: { ...alternates, types: { ...alternates?.types, ...types } } };
}
