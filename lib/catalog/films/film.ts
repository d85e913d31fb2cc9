import type { Contact } from '@/lib/content/schema/contact';
import type { RawFilm } from '@/lib/content/schema/film';
import type { WatchPlace } from '@/lib/content/schema/watch';

import type { PublicDomain } from '@/lib/content/store/public-domain';
import type { MadePicture } from '@/lib/posters/photographs/made-picture';
import type { LocalText } from '@/lib/primitives/text/local-text';
import type { Person } from '../people/person';
import type { Screening } from '../screenings/screening';
import type { Disc } from './discs-of';
import type { Picture } from './picture';

export type Genre = { slug: string; name: string };
/** `translated`: it is in the page's language. Where it is not, nothing need be missing. */
export type Title = { text: string; lang: string; translated: boolean };
/** `job.name`: where the house has words of its own for it. */
export type CrewMember = Person & { job: { slug: string; name?: string } };
export type CastMember = Person & { role?: string };
export type Version = RawFilm['versions'][number];
/** Where it was shown or what it won, or both. */
export type Festival = { festival?: string; year?: number; section?: string; award?: string };
/** Something that the press may take. */
export type PressFile = { src: string; name: LocalText; credit?: LocalText; made?: MadePicture };
type RawMedia = RawFilm['media']['film'] & {};
/** Something that runs; with a title where it has one of its own in this language. */
export type Media = Omit<RawMedia, 'title'> & { title?: string };

/** A film as a page shows it, in one language. Lists are empty and fields absent where nobody knows. */
export type Film = {
  slug: string;
  title: Title;
  originalTitle: { text: string; lang: string };
  /** Further titles it was shown under or is known by. */
  otherTitles: { text: string; lang: string }[];
  year: number;
  /** Minutes. */
  runtime?: number;
  /** ISO 3166-1 alpha-2. */
  countries: string[];
  /** BCP 47; `zxx` where there are no words. */
  languages: string[];
  /** Frames per second of a silent film's transfer. */
  transferRate?: number;
  directors: Person[];
  cast: CastMember[];
  crew: CrewMember[];
  /** Works it was made after, with their author where there is one. */
  basedOn: { author?: string; work: string }[];
  /** That produced it; people stand in `crew`. */
  companies: string[];
  distributors: RawFilm['distributors'];
  /** `silent`, or as the field writes it. */
  sound?: string;
  colour: RawFilm['colour'];
  /** Of the picture as it was made, `1.33:1`. */
  ratio?: string;
  genres: Genre[];
  /** Markdown. */
  synopsis?: LocalText;
  quotes: { text: LocalText; source: string; url?: string }[];
  festivals: Festival[];
  age?: { system: string; value: string | number };
  versions: Version[];
  /** Who can follow it, beyond what its tracks say; `accessOf` reads both. */
  access?: RawFilm['access'];
  publicDomain: PublicDomain[];
  rights?: LocalText;
  /** A picture of the house's own; the drawn poster serves where there is none. */
  poster?: Picture;
  stills: Picture[];
  media: { trailer?: Media; film?: Media; audio?: Media };
  /** Free in either case; `ads` where advertisements pay for it. */
  vod?: { ads: boolean; from?: Date; until?: Date };
  /** Whether other sites may show it in a frame. */
  embed?: boolean;
  /** Where else it can be seen, the first choice first. */
  watch: WatchPlace[];
  /** In cinemas, the first first; past ones among them. */
  screenings: Screening[];
  /** When it came, or comes, to the cinemas of a country or of one of its language regions. */
  releases: RawFilm['releases'];
  /** What the shop has of it to be played at home. */
  discs: Disc[];
  website?: string;
  pressKit: PressFile[];
  /** Whom to ask for it; `false` where nobody lends it. */
  bookings?: Contact | false;
  ids: RawFilm['ids'];
  /** ISO date on which the film came into the catalogue. */
  added?: string;
};
