import { ageRatings, ratedCountries } from '@/lib/content/age-ratings';
import { shortGenre } from '@/lib/content/built-in';
import type { Contact } from '@/lib/content/schema/address';
import type { RawFilm } from '@/lib/content/schema/film';
import type { WatchPlace } from '@/lib/content/schema/film-fields';
import type { Translations } from '@/lib/content/schema/translations';
import type { PublicDomain } from '@/lib/content/store/public-domain';
import type { Locale } from '@/lib/i18n/locales';
import type { ResizedPicture } from '@/lib/posters/photographs/picture-props';
import { getOwn } from '@/lib/primitives/json';
import type { LocalText } from '@/lib/primitives/text/local-text';
import type { Person } from '../people/person';
import type { Screening } from '../screenings/screening';
import type { Disc } from './disc-stock';

type Genre = { slug: string; name: string };
/** `translated`: the title is in the page's language. `false` does not mean that a translation is missing. */
export type Title = { text: string; lang: string; translated: boolean };
/** `job.name` is set for jobs that the site has defined itself. */
export type CrewMember = Person & { job: { slug: string; name?: string } };
export type CastMember = Person & { role?: string };
export type Version = RawFilm['versions'][number];
/** A screening at a festival, an award, or both. */
export type Festival = { festival?: string; year?: number; section?: string; award?: string };
/** A file for the press. */
export type PressFile = { src: string; name: LocalText; credit?: LocalText; made?: ResizedPicture };
type RawMedia = RawFilm['media']['film'] & {};
/** A playable medium; `title` is set if it has its own title in this language. */
export type Media = Omit<RawMedia, 'title'> & { title?: string };
/** A trailer or another video about a film. */
export type Trailer = Media & Pick<RawFilm['trailers'][number], 'kind' | 'language'>;

/** A film in one language, for display. Unknown facts are empty lists or undefined. */
export type Film = {
  slug: string;
  title: Title;
  originalTitle: { text: string; lang: string };
  /** Alternative titles, with the countries whose cinemas use them. */
  otherTitles: RawFilm['title']['also'];
  year: number;
  /** Minutes. */
  runtime?: number;
  /** ISO 3166-1 alpha-2. */
  countries: string[];
  /** BCP 47; `zxx` for no spoken words. */
  languages: string[];
  /** Frames per second of a silent film's transfer. */
  transferRate?: number;
  directors: Person[];
  cast: CastMember[];
  crew: CrewMember[];
  /** Source works, with their author if known. */
  basedOn: { author?: string; work: string }[];
  /** Production companies; people are in `crew`. */
  companies: string[];
  distributors: RawFilm['distributors'];
  /** `silent`, or a sound system as given. */
  sound?: string;
  colour: RawFilm['colour'];
  /** Original aspect ratio, `1.33:1`. */
  ratio?: string;
  genres: Genre[];
  /** Markdown. */
  synopsis?: LocalText;
  /** Slugs of the films of a programme of shorts, in its order. */
  films: string[];
  quotes: { text: LocalText; source: string; url?: string }[];
  festivals: Festival[];
  /** Ratings by country. */
  ages?: RawFilm['ages'];
  contentNotes: RawFilm['contentNotes'];
  /** Age in years from which the editors recommend it to children. */
  recommendedAge?: number;
  versions: Version[];
  /** Accessibility beyond the film's tracks; `accessOf` combines both. */
  access?: RawFilm['access'];
  publicDomain: PublicDomain[];
  rights?: LocalText;
  /** The site's own poster; without one, a poster is drawn. */
  poster?: Picture;
  stills: Picture[];
  /** `trailer`: the one for the top of the page (`mainTrailer`). */
  media: { trailer?: Trailer; film?: Media; audio?: Media };
  /** All videos about the film, `media.trailer` among them. */
  trailers: Trailer[];
  /** Offer on the site, always free; `ads` if it has ads. */
  vod?: { ads: boolean; from?: Date; until?: Date };
  /** Whether other sites may embed the film. */
  embed?: boolean;
  /** Other places to watch it, in order of preference. */
  watch: WatchPlace[];
  /** Cinema screenings by starting time, including past ones. */
  screenings: Screening[];
  /** Release dates by country or language region. */
  releases: RawFilm['releases'];
  /** Discs in the shop. */
  discs: Disc[];
  website?: string;
  pressKit: PressFile[];
  /** Contact for bookings; `false` if the film cannot be booked. */
  bookings?: Contact | false;
  ids: RawFilm['ids'];
  /** ISO date when the film was added to the catalogue. */
  added?: string;
};

type Job = CrewMember['job'];

/** Groups a crew by job, in order of first appearance. */
export function groupCrew(crew: CrewMember[]): { job: Job; people: CrewMember[] }[] {
  const jobs = new Map(crew.map(({ job }) => [job.slug, job]));
  return [...jobs.values()].map((job) => ({
    job,
    people: crew.filter((member) => member.job.slug === job.slug),
  }));
}

/**
 * The trailer for the top of a film's page: the first in the page's language, else the first; a teaser only without a
 * trailer. Clips and making-ofs never stand for the film.
 */
export function mainTrailer(trailers: readonly Trailer[], locale: Locale): Trailer | undefined {
  const inOrder = (['trailer', 'teaser'] as const).flatMap((kind) => {
    const ofKind = trailers.filter((trailer) => trailer.kind === kind);
    return [...ofKind.filter(({ language }) => language?.split('-')[0] === locale), ...ofKind];
  });
  return inOrder[0];
}

/** A film's ratings, in the order in which pages show them. `kind`: an age, for all ages, or the sign of a country. */
export function listRatings({ ages = {} }: Pick<Film, 'ages'>) {
  return ratedCountries.flatMap((country) => {
    const rating = ages[country];
    if (rating === undefined) return [];
    const kind: 'sign' | 'all' | 'age' =
      typeof rating === 'string' ? 'sign' : rating === 0 ? 'all' : 'age';
    return [{ country, rating, kind, body: ageRatings[country].body }];
  });
}

/** URL of a landscape picture of a film, if there is one. */
export function screenPicture({ media, stills }: Pick<Film, 'media' | 'stills'>) {
  return media.film?.poster ?? media.audio?.poster ?? stills[0]?.src;
}

/** The focal point of the film's still or poster with this URL. */
export function pictureFocus({ stills, poster }: Pick<Film, 'stills' | 'poster'>, src = '') {
  return [...stills, ...(poster ? [poster] : [])].find((picture) => picture.src === src)?.focus;
}

/**
 * A film's genres in one language. The genre 'short' is derived from the runtime, if the site has a name for
 * it.
 */
export function genresOf(
  raw: Pick<RawFilm, 'genres' | 'runtime'>,
  locale: Locale,
  words: Record<string, Translations>,
): Genre[] {
  const filed = raw.genres.filter((slug) => slug !== shortGenre);
  const short = isShort(raw) && getOwn(words, shortGenre) ? [shortGenre] : [];
  return [...filed, ...short].map((slug) => ({
    slug,
    name: getOwn(words, slug)?.[locale] ?? slug,
  }));
}

/**
 * Minutes below which a film is short. Festivals and funds draw the line at 30, 40 or 60. Visitors do not
 * expect a short film to last nearly an hour, so the limit is 40, as for the Academy, the AFI and the BFI.
 */
const shortFilm = 40;
/** Minutes from which a film is a feature. A film between the two limits is neither (in French, a `moyen métrage`). */
const featureFilm = 60;

/** Whether a film is short; false for an unknown runtime. */
export function isShort({ runtime }: { runtime?: number }): boolean {
  return runtime !== undefined && runtime < shortFilm;
}

/** Whether a film is a feature; false for an unknown runtime. */
export function isFeature({ runtime }: { runtime?: number }): boolean {
  return runtime !== undefined && runtime >= featureFilm;
}

/** Up to this year a film is silent by default. */
const lastSilentYear = 1926;
/** Up to this year a film without words, or with a transfer rate, is silent even with music. */
const lastMixedYear = 1930;

/**
 * Whether a film is silent. `sound` decides if it is set. Without it: up to 1926 a film is silent unless its
 * media or versions have speech; up to 1930 only if it has `languages: [zxx]` or a `transferRate`, with music
 * allowed; later only with a `transferRate` and no version with audio, since sound films may have no words either.
 */
export function isSilent({
  sound,
  languages,
  transferRate,
  year,
  versions,
  media,
}: Pick<RawFilm, 'sound' | 'languages' | 'transferRate' | 'year' | 'versions'> & {
  media: { audio?: unknown };
}): boolean {
  if (sound) return sound === 'silent';
  const audioLanguages = versions.flatMap(({ audio }) => audio);
  const hasTransferRate = transferRate !== undefined;
  if (year > lastMixedYear) return hasTransferRate && audioLanguages.length === 0;
  if (media.audio || !audioLanguages.every(isWordless)) return false;
  const isWithoutWords = languages.length > 0 && languages.every(isWordless);
  return year <= lastSilentYear || isWithoutWords || hasTransferRate;
}

const isWordless = (language: string) => language === 'zxx';

/** A photograph on the site, with its description and credit. */
export type Picture = {
  src: string;
  made?: ResizedPicture;
  alt: LocalText;
  credit?: LocalText;
  /** `object-position` where the picture is cropped: `30% 20%`. */
  focus?: string | undefined;
};
