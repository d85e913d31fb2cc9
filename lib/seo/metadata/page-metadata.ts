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
  /** French path, with its query where it has one. */
  path: string;
  /** What it is called, as a shared link says it. */
  title: string;
  /** What its window is called, the fullest wording first, where that says more (`pageTitle`). */
  wordings?: readonly string[];
  /** What somebody has written of it, Markdown. */
  description: string | undefined;
  /** Sentences that are true of it, for where that is too short or too long (`describe`). */
  facts?: readonly string[];
  /** For shared links; without it the house's own. */
  picture?: SharedPicture;
  openGraph?: Metadata['openGraph'];
  /** The title stands alone, without the site's name after it. */
  alone?: boolean;
  /** Search engines follow its links and leave the page itself out: `path` is that of the page it is a choice of. */
  hidden?: boolean;
};

/** All that the head of a page says of it; addresses are made absolute on the site's public origin. */
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
    // One that says noindex beside a canonical address elsewhere tells crawlers two things.
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
