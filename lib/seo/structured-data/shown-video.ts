import type { Film, Media } from '@/lib/catalog/films/film';
import { isWatchable, offeredSince } from '@/lib/catalog/films/offer';
import { getHistory } from '@/lib/content/store/history/get-history';
import type { Locale } from '@/lib/i18n/locales';
import { plainText } from '@/lib/primitives/text/plain-text';
import { filmPlayers } from '@/lib/security/links';
import { absoluteUrl } from '@/lib/site/absolute-url';
import { filmPictureAddress } from './film-address';

/** What runs at the head of a film's page, as search engines want to know it. */
export type ShownVideo = {
  kind: 'film' | 'trailer';
  title: string;
  /** Plain, of at most so many characters as a sitemap may have. */
  description: string;
  thumbnail: string;
  uploaded: Date;
  /** Until when it is offered. */
  expires?: Date | undefined;
  seconds?: number | undefined;
  tracks: Media['tracks'];
  /** Where it lies: its file, or the player of another site. */
} & ({ file: string } | { player: string });

/** Characters that a sitemap may say of a video. */
const longest = 2048;

/**
 * The film where it can be watched here at a moment, else its trailer; `undefined` where neither runs, or where nobody
 * knows since when it is here.
 */
export function shownVideo(film: Film, locale: Locale, now: Date): ShownVideo | undefined {
  const isOffered = isWatchable(film, now) && film.media.film !== undefined;
  const media = isOffered ? film.media.film : film.media.trailer;
  const uploaded = isOffered ? (offeredSince(film) ?? firstDay(film)) : firstDay(film);
  const place = media && placeOf(media);
  if (media?.type !== 'video' || !place || !uploaded) return undefined;
  return {
    ...place,
    ...{ kind: isOffered ? ('film' as const) : ('trailer' as const), title: film.title.text },
    ...{ description: describe(film), uploaded, tracks: media.tracks },
    thumbnail: filmPictureAddress(film, locale),
    ...(isOffered && film.vod?.until && { expires: film.vod.until }),
    ...(isOffered && film.runtime && { seconds: Math.max(1, Math.round(film.runtime * 60)) }),
  };
}

/** The film's own words, or who made it and when: what its page says below the title. */
function describe({ synopsis, directors, year }: Film): string {
  if (synopsis) return plainText(synopsis.text, longest);
  return [...directors.map(({ name }) => name), year].join(', ');
}

/** The day on which the film came into the catalogue, as it says or as its file tells. */
function firstDay({ slug, added }: Film): Date | undefined {
  if (added) return new Date(added);
  const days = getHistory().get(`films/${slug}.yaml`);
  return days && new Date(days.first);
}

/** A file that every crawler can read goes before one in parts. */
function placeOf({ sources }: Media): { file: string } | { player: string } | undefined {
  const [first] = sources;
  if (first && first.provider !== 'html5')
    return { player: filmPlayers[first.provider](first.src) };
  const files = sources.flatMap((source) => (source.provider === 'html5' ? [source] : []));
  const whole = files.find(({ src, type }) => type === 'video/mp4' || /\.mp4$/i.test(src));
  const file = whole ?? files[0];
  return file && { file: absoluteUrl(file.src) };
}
