import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { Film } from '@/lib/catalog/films/film';
import { getFilm } from '@/lib/catalog/films/get-film';
import { localePath } from '@/lib/i18n/locale-path';
import type { Locale } from '@/lib/i18n/locales';
import { pictureOfFilm } from '@/lib/seo/share-images/shared-picture';
import { getSite } from '@/lib/site/get-site';
import { siteUrl } from '@/lib/site/site-url';
import { filmKind } from './film-kind';
import { filmSentences } from './film-sentences';
import { filmVideo } from './film-video';
import type { HeadWords } from './head-words';
import { madeBy } from './made-by';
import { pageMetadata } from './page-metadata';
import { withTypes } from './with-types';

const formats = { 'application/json+oembed': 'json', 'text/xml+oembed': 'xml' } as const;

export async function movieMetadata(slug: string, locale: Locale): Promise<Metadata> {
  const film = getFilm(slug, locale);
  if (!film) return {};
  const t = await getTranslations({ locale, namespace: 'Head' });
  const words = await getTranslations({ locale, namespace: 'Film' });
  const { name } = getSite(locale);
  const now = new Date();
  const metadata = await pageMetadata(
    {
      path: `/movie/${slug}`,
      title: `${film.title.text} (${film.year})`,
      wordings: filmTitles(film, locale, t),
      // A synopsis in another language is less useful than facts in this one.
      description: film.synopsis?.translated ? film.synopsis.text : undefined,
      facts: filmSentences(film, { locale, name, now, t, film: words }),
      picture: await pictureOfFilm(film, locale),
      openGraph: openGraph(film, now),
    },
    locale,
  );
  return film.embed ? withTypes(metadata, oembedTypes(slug, locale, film.title.text)) : metadata;
}

/** Open Graph's `video.movie`; the duration is in seconds. */
function openGraph(film: Film, now: Date): Metadata['openGraph'] {
  const video = filmVideo(film, now);
  return {
    type: 'video.movie',
    directors: film.directors.map(({ name }) => name),
    actors: film.cast.map(({ name }) => name),
    duration: film.runtime && Math.round(film.runtime * 60),
    releaseDate: String(film.year),
    // Next.js makes image URLs absolute, but not video URLs.
    ...(video && { videos: { ...video, url: new URL(video.url, siteUrl()).href } }),
  };
}

/** oEmbed discovery links for the head of a film's page (https://oembed.com, 4). */
function oembedTypes(slug: string, locale: Locale, title: string) {
  const page = new URL(localePath(`/movie/${slug}`, locale), siteUrl()).href;
  return Object.fromEntries(
    Object.entries(formats).map(([type, format]) => {
      const query = new URLSearchParams({ url: page, format });
      return [type, [{ url: `/oembed?${query}`, title }]];
    }),
  );
}

/** Variants of a film's page title, longest first: title, year, directors. */
export function filmTitles(film: Film, locale: Locale, t: HeadWords): string[] {
  const { year } = film;
  const title = film.title.text;
  const own = filmKind(film);
  const fallbacks = own === 'silent' ? [own, 'film'] : [own];
  const kinds = fallbacks.map((kind) => t('film.kind', { kind }));
  const by = madeBy(film.directors, locale, t);
  return [
    ...(by ? kinds.map((kind) => t('film.title', { title, year, kind, by })) : []),
    ...kinds.map((kind) => t('film.titleOfYear', { title, year, kind })),
    `${title} (${year})`,
    title,
  ];
}
