import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { languageTags } from '@/lib/i18n/languages.mjs';
import { localePath } from '@/lib/i18n/locale-path';
import { type Locale, locales } from '@/lib/i18n/locales';
import { pictureOfPage, type SharedPicture } from '@/lib/seo/share-images/shared-picture';
import { getSite } from '@/lib/site/get-site';
import { alternateLanguages } from './alternate-languages';
import { describe } from './description';
import { pageTitle, titleLength } from './page-title';

type Page = {
  /** French path, including the query. */
  path: string;
  /** Title for shared links. */
  title: string;
  /** Variants of the document title, longest first, if they say more (`pageTitle`). */
  wordings?: readonly string[];
  /** A written text about the page, Markdown. */
  description: string | undefined;
  /** Sentences that complete a text that is too short or too long (`describe`). */
  facts?: readonly string[];
  /** Share image; the site's own by default. */
  picture?: SharedPicture;
  openGraph?: Metadata['openGraph'];
  /** No site name after the title. */
  alone?: boolean;
  /** Not indexed, but its links are followed; `path` is that of the unfiltered page. */
  hidden?: boolean;
};

/** Metadata of a page. URLs are made absolute with the site's public origin. */
export async function pageMetadata(page: Page, locale: Locale): Promise<Metadata> {
  const { name, ...site } = getSite(locale);
  const t = await getTranslations({ locale, namespace: 'Head' });
  const canonical = localePath(page.path, locale);
  const own = site.description.translated ? [site.description.text] : [];
  const facts = [...(page.facts ?? []), ...own, t('site', { name }), t('siteBriefly', { name })];
  const description = describe(page.description, facts, locale);
  const picture = page.picture ?? (await pictureOfPage('site', locale));
  return {
    title: titleOf(page, name),
    description,
    ...(page.hidden && { robots: { index: false, follow: true } }),
    // `noindex` with a canonical URL of another page would be contradictory.
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

function titleOf({ title, wordings = [title], alone }: Page, name: string): string {
  const [first = title] = wordings;
  return alone && first.length <= titleLength ? first : pageTitle(wordings, name);
}

function openGraphLocale(locale: Locale): string {
  return languageTags[locale].replace('-', '_');
}
