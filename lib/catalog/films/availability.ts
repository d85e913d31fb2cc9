import type { WatchPlace } from '@/lib/content/schema/film-fields';
import { languageTags } from '@/lib/i18n/languages.mjs';
import type { Locale } from '@/lib/i18n/locales';
import { memoise } from '@/lib/i18n/memoise';
import { formatMoney } from '@/lib/primitives/money/money';
import { dayOf } from '@/lib/primitives/time/days';
import { type Provider, providers } from '@/lib/security/hosts';
import { isAttendable, type Screening, takesPlace } from '../screenings/screening';
import { type Disc, type DiscKind, discsInStock } from './disc-stock';
import type { Film, Media } from './film';

/** One way to see a film. */
export type Availability =
  /** On its page; `hear` if it is audio only. */
  | { kind: 'here' | 'hear' }
  /** In cinemas: the next screening, and how many follow. */
  | { kind: 'cinema'; next: Screening; more: number }
  | { kind: 'elsewhere'; place: WatchPlace }
  /**
   * `subtitles` is set if the visitor searched for subtitles in this language and only a disc has them; `both`
   * means all languages of the site.
   */
  | { kind: 'disc'; disc: Disc; subtitles?: Locale | 'both' }
  /** Not yet, but it will be offered on the site. */
  | { kind: 'soon' }
  /** Catalogue entry only. */
  | { kind: 'catalogue' };

type FilmFacts = Pick<Film, 'media' | 'vod' | 'added' | 'watch' | 'discs' | 'screenings'>;

/**
 * The ways to see a film as of `now`, nearest first: on the site, in a cinema, on another site, on disc, later
 * on the site. Never empty: if there is no way, the only entry is `catalogue`.
 */
export function listAvailability(film: FilmFacts, now: Date): [Availability, ...Availability[]] {
  const [next, ...laterScreenings] = film.screenings.filter(
    (screening) => isAttendable(screening, now) && takesPlace(screening),
  );
  const [first, ...others]: Availability[] = [
    ...(isWatchable(film, now) ? [{ kind: film.media.film ? 'here' : 'hear' } as const] : []),
    ...(next ? [{ kind: 'cinema', next, more: laterScreenings.length } as const] : []),
    ...film.watch.map((place) => ({ kind: 'elsewhere', place }) as const),
    ...discsInStock(film.discs).map((disc) => ({ kind: 'disc', disc }) as const),
    ...(isUpcoming(film, now) ? [{ kind: 'soon' } as const] : []),
  ];
  return first ? [first, ...others] : [{ kind: 'catalogue' }];
}

/** The nearest way to see a film, in the short form of its card, and a few further ways. */
export type CardAvailability = NearestAvailability & { others?: OtherKind[] };

/** A further way to see a film, of which a card shows only the name. */
export type OtherKind = Exclude<Availability['kind'], 'disc' | 'catalogue'> | DiscKind;

/** Maximum number of further ways on a card. */
const maxOthers = 2;

type NearestAvailability =
  /** `provider`: name of the provider that hosts the film, if it is not on the site. */
  | { kind: Exclude<Availability['kind'], 'disc' | 'cinema'>; provider?: string }
  /** Town and date of the next screening. Never “today”, because cards are cached for longer than a day. */
  | { kind: 'cinema'; town: string; day: number; month: string }
  /** `price` is formatted. */
  | { kind: 'disc'; disc: DiscKind; price: string; subtitles?: Locale | 'both' };

/** @param requested the availability that a visitor searched for; overrides the nearest one */
export function cardAvailability(
  film: FilmFacts,
  locale: Locale,
  now: Date,
  requested?: Availability,
): CardAvailability {
  const all = listAvailability(film, now);
  const nearest = requested ?? all[0];
  const kinds = new Set(all.map(kindOnCard));
  kinds.delete(kindOnCard(nearest));
  const others = [...kinds].filter((kind) => kind !== 'catalogue').slice(0, maxOthers);
  return { ...toNearest(nearest, film, { locale, now }), ...(others.length > 0 && { others }) };
}

function kindOnCard(availability: Availability): OtherKind | 'catalogue' {
  return availability.kind === 'disc' ? availability.disc.kind : availability.kind;
}

function toNearest(
  availability: Availability,
  film: FilmFacts,
  { locale, now }: { locale: Locale; now: Date },
): NearestAvailability {
  if (availability.kind === 'cinema')
    return { kind: 'cinema', ...nextOf(availability.next, locale, now) };
  if (availability.kind === 'here') {
    const provider = film.media.film && hostOf(film.media.film);
    return { kind: 'here', ...(provider && { provider: providers[provider].name }) };
  }
  if (availability.kind !== 'disc') return { kind: availability.kind };
  const { kind, prices } = availability.disc;
  const [price = ''] = prices.map((one) => formatMoney(one, locale));
  const { subtitles } = availability;
  return { kind: 'disc', disc: kind, price, ...(subtitles && { subtitles }) };
}

/** Includes the day, because a month alone is abbreviated without its full stop (`Dez`, but `5. Dez.`). */
const monthFormat = memoise(
  (locale: Locale, timeZone: string) =>
    new Intl.DateTimeFormat(languageTags[locale], { day: 'numeric', month: 'short', timeZone }),
);

/**
 * The day in the cinema's time zone, with a short month, because a card is narrow. If the day is in
 * another year, `month` ends with that year.
 */
function nextOf({ start, timeZone, venue }: Screening, locale: Locale, now: Date) {
  const parts = monthFormat(locale, timeZone).formatToParts(start);
  const month = parts.find(({ type }) => type === 'month')?.value ?? '';
  const date = dayOf(+start, timeZone);
  const year = date.slice(0, 4);
  const isThisYear = dayOf(+now, timeZone).startsWith(year);
  return {
    ...{ town: venue.town, day: Number(date.slice(8)) },
    month: isThisYear ? month : `${month} ${year}`,
  };
}

/** Days before the end of an offer when a film counts as leaving soon. */
const leavingDays = 14;
/** Days after the start of an offer when a film counts as new. */
const newDays = 30;
const day = 24 * 60 * 60 * 1000;

type Offer = Pick<Film, 'vod' | 'media' | 'added'>;

/** Start or end of an offer. */
export type OfferEdge = 'start' | 'end';

/** Epoch ms; `from` inclusive, `until` exclusive. */
type Span = { from: number; until: number };

/**
 * The time span of a film's offer, infinite if unlimited. Undefined if the film is never offered, or has no
 * media.
 */
export function offerSpan({ vod, media }: Pick<Film, 'vod' | 'media'>): Span | undefined {
  if (!vod || !(media.film || media.audio)) return undefined;
  return { from: +(vod.from ?? -Infinity), until: +(vod.until ?? Infinity) };
}

/** Whether a time is within a span; false if the span is `NaN`. */
export function isWithin(from: number, until: number, now: number): boolean {
  return from <= now && now < until;
}

/** Whether a visitor can watch or hear the film on the site at a time. */
export function isWatchable(film: Offer, now: Date): boolean {
  const span = offerSpan(film);
  return span !== undefined && isWithin(span.from, span.until, +now);
}

/** Whether the offer has not started yet. */
export function isUpcoming(film: Offer, now: Date): boolean {
  const span = offerSpan(film);
  return span !== undefined && +now < span.from;
}

/** Whether the offer is over. */
export function hasEnded(film: Offer, now: Date): boolean {
  const span = offerSpan(film);
  return span !== undefined && span.until <= +now;
}

export function leavesSoon(film: Offer, now: Date): boolean {
  const until = film.vod?.until;
  return isWatchable(film, now) && until !== undefined && +until - +now < leavingDays * day;
}

export function isNewToWatch(film: Offer, now: Date): boolean {
  const since = offeredSince(film);
  return isWatchable(film, now) && since !== undefined && +now - +since < newDays * day;
}

/** Start or end of the offer, if known. */
export function offerDay({ vod }: Pick<Film, 'vod'>, end: OfferEdge): Date | undefined {
  return { start: vod?.from, end: vod?.until }[end];
}

/** Start of the offer, else the date when the film was added to the catalogue. */
export function offeredSince({ vod, added }: Offer): Date | undefined {
  return vod?.from ?? (added ? new Date(added) : undefined);
}

/** Sorted times (epoch ms) at which the offer starts, is no longer new, leaves soon or ends. */
export function offerChangeTimes(film: Offer): number[] {
  if (!offerSpan(film)) return [];
  const { from, until } = film.vod ?? {};
  const since = offeredSince(film);
  const points = [
    ...(from ? [+from] : []),
    // No longer new from this time on.
    ...(since ? [+since + newDays * day] : []),
    // Leaves soon from this time on; the comparison is strict, hence + 1.
    ...(until ? [+until - leavingDays * day + 1, +until] : []),
  ];
  return points.sort((a, b) => a - b);
}

/** The films that leave soon, by end of offer. */
export function leavingFilms(films: readonly Film[], now: Date): Film[] {
  return films
    .filter((film) => leavesSoon(film, now))
    .sort((a, b) => Number(a.vod?.until) - Number(b.vod?.until));
}

type Offered = {
  vod?: Pick<NonNullable<Film['vod']>, 'ads'> | undefined;
  media: Pick<Film['media'], 'film' | 'audio'>;
};

/**
 * Ads before a film: `with` (the site's own), `without`, or the provider whose embedded player may show its
 * own. Undefined if the film is not offered.
 */
export function adsOf({ vod, media }: Offered): 'with' | 'without' | Provider | undefined {
  const played = media.film ?? media.audio;
  if (!vod || !played) return undefined;
  return vod.ads ? 'with' : (hostOf(played) ?? 'without');
}

/** The provider that hosts a medium; undefined for the site's own files. */
const hostOf = ({ sources }: Media): Provider | undefined =>
  sources.map(({ provider }) => provider).find((provider) => provider !== 'html5');

/** Slugs of the films labelled as new; empty if all watchable films are new. */
export function slugsOfNewFilms(films: Film[], now: Date): ReadonlySet<string> {
  const watchable = films.filter((film) => isWatchable(film, now));
  const fresh = watchable.filter((film) => isNewToWatch(film, now));
  return new Set(fresh.length < watchable.length ? fresh.map(({ slug }) => slug) : []);
}
