import type { Withheld } from '../schema/withheld';
import { outSince, showsAll } from './is-out';
import type { Library } from './raw-library';

/** Content that can be withheld, and content that refers to it. Invalid records are missing. */
export type WithheldParts = Pick<
  Library,
  'films' | 'collections' | 'articles' | 'news' | 'pages' | 'programme' | 'screenings'
> & { site?: Library['site'] | undefined };

/** A record that can be withheld: its file in the content folder, and the address of its page, if any. */
type Thing = {
  file: string;
  address?: string;
  record: Withheld;
  since: number;
  names: () => string[];
};

/** A reference from a published file to an unpublished one. The site omits it. */
export type Naming = { by: string; name: string; from?: string };

export type WithheldSummary = { drafts: number; coming: number; namings: Naming[] };

/** Counts the unpublished records at a moment (ms since 1970), and lists the references to them. */
export function summariseWithheld(read: WithheldParts, now: number): WithheldSummary {
  const things = listThings(read);
  const hidden = things.filter(({ since }) => since > now);
  const byAddress = new Map(hidden.map((thing) => [thing.address, thing]));
  const namings = [...things, ...listNaming(read)].flatMap(({ file, since, names }) => {
    const named = since > now ? [] : names().flatMap((name) => byAddress.get(name) ?? []);
    return [...new Set(named)].map(({ file: name, record: { draft, publishedFrom } }) => ({
      ...{ by: file, name },
      ...(!draft && publishedFrom && { from: publishedFrom }),
    }));
  });
  const drafts = hidden.filter(({ since }) => since === Infinity).length;
  return { drafts, coming: hidden.length - drafts, namings };
}

const toFilm = (slug: string) => `/movie/${slug}`;

function listThings(read: WithheldParts): Thing[] {
  const timeZone = read.site?.timeZone ?? 'Europe/Zurich';
  const list = <T extends Withheld>(
    folder: string,
    records: ReadonlyMap<string, T>,
    addressOf: (slug: string) => string | undefined,
    filmsOf: (record: T) => string[] = () => [],
  ): Thing[] =>
    [...records].map(([slug, record]) => ({
      ...{ file: `${folder}/${slug}.yaml`, address: addressOf(slug), record },
      since: outSince(record, timeZone),
      names: () => [...filmsOf(record).map(toFilm), ...linksOf(record)],
    }));
  const { films, collections, articles, news, pages } = read;
  return [
    ...list('films', films, toFilm),
    ...list(
      'collections',
      collections,
      (slug) => `/collection/${slug}`,
      (one) => one.films.map(({ film }) => film),
    ),
    ...list(
      'shop',
      articles,
      () => undefined,
      (one) => one.films,
    ),
    ...list(
      'news',
      news,
      (slug) => `/actualites/${slug}`,
      (one) => one.films,
    ),
    ...list('pages', pages, (slug) => `/${slug}`),
  ];
}

/** Other content with references; it is always published. */
function listNaming({ programme, screenings, site }: WithheldParts) {
  const months = [...programme].map(([day, { film }]) => ({
    file: `programme/${day.slice(0, 7)}.yaml`,
    names: () => [toFilm(film)],
  }));
  const menu = (site?.menu ?? []).map((slug) => `/${slug}`);
  return [
    ...months,
    { file: 'screenings', names: () => [...screenings.keys()].map(toFilm) },
    { file: 'site.yaml', names: () => [...menu, ...linksOf(site)] },
  ].map((one) => ({ ...one, since: -Infinity }));
}

/** The addresses of unpublished records at a moment (ms since 1970). */
export function withheldAddresses(read: WithheldParts, now: number): ReadonlySet<string> {
  const hidden = listThings(read).filter(({ since }) => since > now || since === Infinity);
  return new Set(hidden.flatMap(({ address }) => address ?? []));
}

/** The files of drafts, relative to the content folder; empty in a preview. */
export function draftFiles(read: WithheldParts): ReadonlySet<string> {
  const drafts = showsAll() ? [] : listThings(read).filter(({ since }) => since === Infinity);
  return new Set(drafts.map(({ file }) => file));
}

const link = /\[([^\]]*)\]\((\/[^\s)#?]*)[^)]*\)/g;

/** Replaces each Markdown link to a removed address by its text, in all strings below a value. */
export function unlink<T>(value: T, isGone: (address: string) => boolean): T {
  if (typeof value === 'string') return unlinkText(value, isGone) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(
    ([key, inner]) => [key, unlink(inner, isGone)] as const,
  );
  const isSame = entries.every(([key, inner]) => inner === value[key as keyof T]);
  if (isSame) return value;
  return (
    Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries)
  ) as T;
}

function unlinkText(text: string, isGone: (address: string) => boolean): string {
  if (!text.includes('](/')) return text;
  return text.replace(link, (whole, words: string, address: string) =>
    isGone(address) ? words : whole,
  );
}

/** The site addresses that the Markdown of a value links to. */
export function linksOf(value: unknown): string[] {
  const found: string[] = [];
  unlink(value, (address) => found.push(address) === 0);
  return found;
}
