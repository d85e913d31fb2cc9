import { isWatchable, offeredSince } from '@/lib/catalog/films/availability';
import type { Film, Media, Trailer } from '@/lib/catalog/films/film';
import { getHistory } from '@/lib/content/store/history';
import type { Locale } from '@/lib/i18n/locales';
import { plainText } from '@/lib/primitives/text/plain-text';
import { filmPlayers } from '@/lib/security/links';
import { absoluteUrl } from '@/lib/site/site-url';
import { filmImageUrl } from './film-urls';

/** The video at the top of a film's page, for search engines. */
export type PageVideo = {
  kind: 'film' | 'trailer';
  /** Set for a trailer further down the page: the page's URL with a time is not its own. */
  below?: true;
  title: string;
  /** Plain text, within the sitemap's limit. */
  description: string;
  thumbnail: string;
  uploaded: Date;
  /** End of the offer. */
  expires?: Date | undefined;
  seconds?: number | undefined;
  tracks: Media['tracks'];
  /** The file's URL, or the embedded player's. */
} & ({ file: string } | { player: string });

/** Maximum length of a video description in a sitemap, in characters. */
const maxDescription = 2048;

/**
 * The film if it can be watched now, else its trailer; undefined if there is neither, if it is audio only, or
 * if its date is unknown.
 */
export function getPageVideo(film: Film, locale: Locale, now: Date): PageVideo | undefined {
  const { film: media, trailer } = film.media;
  if (!media || !isWatchable(film, now))
    return trailer && describeVideo(film, trailer, locale, dateAdded(film));
  const video = describeVideo(film, media, locale, offeredSince(film) ?? dateAdded(film));
  return (
    video && {
      ...{ ...video, kind: 'film' },
      ...(film.vod?.until && { expires: film.vod.until }),
      ...(film.runtime && { seconds: Math.max(1, Math.round(film.runtime * 60)) }),
    }
  );
}

/** The name of a video about a film that has no title of its own. */
export type VideoName = (kind: Trailer['kind']) => string;

/**
 * The trailers of the page except the one at its top (`top`), with the kind of each. Search engines expect the names of
 * a page's videos to differ.
 */
export function listTrailerVideos(
  film: Film,
  locale: Locale,
  { top, name }: { top: Media | undefined; name: VideoName },
) {
  return film.trailers.flatMap((trailer) => {
    const video = trailer !== top && describeVideo(film, trailer, locale, dateAdded(film));
    if (!video) return [];
    const { title, poster } = trailer;
    return {
      isTrailer: trailer.kind !== 'making-of' && trailer.kind !== 'clip',
      video: {
        ...{ ...video, below: true as const, title: title ?? name(trailer.kind) },
        ...(poster && { thumbnail: absoluteUrl(poster) }),
      },
    };
  });
}

function describeVideo(
  film: Film,
  media: Media,
  locale: Locale,
  uploaded: Date | undefined,
): PageVideo | undefined {
  const location = videoLocation(media);
  if (media.type !== 'video' || !location || !uploaded) return undefined;
  return {
    ...{ ...location, kind: 'trailer', title: film.title.text },
    ...{ description: videoDescription(film), uploaded, tracks: media.tracks },
    thumbnail: filmImageUrl(film, locale),
  };
}

/** The synopsis, or directors and year, as below the title of the page. */
function videoDescription({ synopsis, directors, year }: Film): string {
  if (synopsis) return plainText(synopsis.text, maxDescription);
  return [...directors.map(({ name }) => name), year].join(', ');
}

/** The day when the film was added to the catalogue: from its record, else from the file's history. */
function dateAdded({ slug, added }: Film): Date | undefined {
  if (added) return new Date(added);
  const days = getHistory().get(`films/${slug}.yaml`);
  return days && new Date(days.first);
}

/** Prefers an MP4 file, which every crawler can read, over a stream. */
function videoLocation({ sources }: Media): { file: string } | { player: string } | undefined {
  const [first] = sources;
  if (first && first.provider !== 'html5')
    return { player: filmPlayers[first.provider](first.src) };
  const files = sources.flatMap((source) => (source.provider === 'html5' ? [source] : []));
  const mp4File = files.find(({ src, type }) => type === 'video/mp4' || /\.mp4$/i.test(src));
  const file = mp4File ?? files[0];
  return file && { file: absoluteUrl(file.src) };
}
