import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { isWatchable } from '@/lib/catalog/films/availability';
import type { Film } from '@/lib/catalog/films/film';
import { getFilm } from '@/lib/catalog/films/get-film';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { filmShareImage } from '@/lib/seo/share-images/share-image';
import { getSite } from '@/lib/site/get-site';
import { siteUrl } from '@/lib/site/site-url';
import { filmSentences, filmType, formatDirectors, type HeadMessages } from './film-sentences';
import { pageMetadata, withAlternateTypes } from './page-metadata';

const formats = { 'application/json+oembed': 'json', 'text/xml+oembed': 'xml' } as const;

export async function movieMetadata(slug: string, locale: Locale): Promise<Metadata> {
  const film = getFilm(slug, locale);
  if (!film) return {};
  const t = await getTranslations({ locale, namespace: 'Metadata' });
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
      picture: await filmShareImage(film, locale),
      openGraph: openGraph(film, now),
    },
    locale,
  );
  return film.embed
    ? withAlternateTypes(metadata, oembedTypes(slug, locale, film.title.text))
    : metadata;
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
export function filmTitles(film: Film, locale: Locale, t: HeadMessages): string[] {
  const { year } = film;
  const title = film.title.text;
  const typeOfFilm = filmType(film);
  const fallbacks = typeOfFilm === 'silent' ? [typeOfFilm, 'film'] : [typeOfFilm];
  const kinds = fallbacks.map((kind) => t('film.kind', { kind }));
  const by = formatDirectors(film.directors, locale, t);
  return [
    ...(by ? kinds.map((kind) => t('film.title', { title, year, kind, by })) : []),
    ...kinds.map((kind) => t('film.titleOfYear', { title, year, kind })),
    `${title} (${year})`,
    title,
  ];
}

/** Open Graph's `og:video`. `url` is as written in the site content, so it may be relative. */
export type FilmVideo = { url: string; type: string; width?: number; height?: number };

const mimeTypes: Record<string, string | undefined> = { mp4: 'video/mp4', webm: 'video/webm' };

/**
 * The largest file of a film that browsers play without a script. Undefined if the film cannot be watched now, or has
 * ads, which the file alone would bypass.
 */
export function filmVideo(film: Film, now: Date): FilmVideo | undefined {
  const media = film.media.film;
  if (!media || film.vod?.ads || !isWatchable(film, now)) return undefined;
  const [best] = media.sources
    .flatMap(({ provider, src, ...source }) => {
      const { type, size } = { type: undefined, size: undefined, ...source };
      const kind = type ?? mimeTypes[src.split('.').at(-1)?.toLowerCase() ?? ''];
      if (provider !== 'html5' || !kind?.startsWith('video/')) return [];
      return [{ url: src, type: kind, size }];
    })
    .sort((one, other) => (other.size ?? 0) - (one.size ?? 0));
  if (!best) return undefined;
  const { url, type, size: height } = best;
  return { url, type, ...(height && { width: widthOf(height, media.ratio), height }) };
}

/** The width for a height, rounded to an even number of pixels, as in video files. */
function widthOf(height: number, ratio = '16:9'): number {
  const [wide = 16, high = 9] = ratio.split(':').map(Number);
  return 2 * Math.round((height * wide) / high / 2);
}

/** Metadata of a transcript page. It is indexed, because its text is unique. */
export async function transcriptMetadata(slug: string, locale: Locale): Promise<Metadata> {
  const film = getFilm(slug, locale);
  if (!film) return {};
  const t = await getTranslations({ locale, namespace: 'Transcript' });
  const words = { title: film.title.text, year: film.year };
  return pageMetadata(
    {
      path: `/movie/${slug}/transcript`,
      title: t('of', words),
      description: t('description', words),
      picture: await filmShareImage(film, locale),
    },
    locale,
  );
}

/**
 * Metadata of an embed page: search engines index the film's page, and count the player as part of the page
 * that embeds it. No canonical URL, which would contradict that.
 */
export function embedMetadata(slug: string, locale: Locale): Metadata {
  const film = getFilm(slug, locale);
  if (!film) return {};
  return {
    title: `${film.title.text} – ${getSite(locale).name}`,
    robots: { index: false, indexifembedded: true },
  };
}
