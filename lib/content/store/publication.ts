import { startOfDay } from '@/lib/primitives/time/days';
import { readDay } from '@/lib/primitives/time/read-day';
import { momentsOf, readStart } from '@/lib/primitives/time/read-start';
import type { Publishable } from '../schema/publication';
import type { Library } from './raw-library';

/** Whether unpublished content is shown, as in a preview. Used by the build and by the server. */
export function showsUnpublished(): boolean {
  return process.env.SITE_ENV === 'preview';
}

/** When a record is published, ms since 1970: `-Infinity` for always, `Infinity` for a draft, whatever its date. */
export function publishedSince({ draft, publishedFrom }: Publishable, timeZone: string): number {
  if (draft) return Infinity;
  return publishedFrom === undefined ? -Infinity : momentOf(publishedFrom, timeZone);
}

/**
 * The moment of a written day or time. A day begins at midnight in the site's time zone. `Infinity` for an
 * invalid time, or one that the clocks repeat; such a file fails validation.
 */
function momentOf(momentText: string, timeZone: string): number {
  const day = readDay(momentText);
  if (day) return startOfDay(day, timeZone);
  const start = readStart(momentText);
  const [at = Infinity, repeated] = start ? momentsOf(start, timeZone) : [];
  return repeated === undefined ? at : Infinity;
}

/** Content that can be withheld, and content that refers to it. Invalid records are missing. */
export type PublishableContent = Pick<
  Library,
  'films' | 'collections' | 'articles' | 'news' | 'pages' | 'programme' | 'screenings'
> &
  Partial<Pick<Library, 'people'>> & { site?: Library['site'] | undefined };

/** A record that can be withheld: its file in the content folder, and the address of its page, if any. */
type PublishableRecord = {
  file: string;
  address?: string;
  record: Publishable;
  since: number;
  names: () => string[];
};

/** A reference from a published file to an unpublished one. The site omits it. */
export type UnpublishedReference = { by: string; name: string; from?: string };

export type UnpublishedSummary = {
  drafts: number;
  scheduled: number;
  references: UnpublishedReference[];
};

/** Counts the unpublished records at a moment (ms since 1970), and lists the references to them. */
export function summariseUnpublished(content: PublishableContent, now: number): UnpublishedSummary {
  const publishables = listPublishable(content);
  const hidden = publishables.filter(({ since }) => since > now);
  const byAddress = new Map(hidden.map((publishable) => [publishable.address, publishable]));
  const references = [...publishables, ...listReferringFiles(content)].flatMap(
    ({ file, since, names }) => {
      const referencedRecords =
        since > now ? [] : names().flatMap((name) => byAddress.get(name) ?? []);
      return [...new Set(referencedRecords)].map(
        ({ file: name, record: { draft, publishedFrom } }) => ({
          ...{ by: file, name },
          ...(!draft && publishedFrom && { from: publishedFrom }),
        }),
      );
    },
  );
  const drafts = hidden.filter(({ since }) => since === Infinity).length;
  return { drafts, scheduled: hidden.length - drafts, references };
}

const toFilm = (slug: string) => `/movie/${slug}`;

function listPublishable(content: PublishableContent): PublishableRecord[] {
  const timeZone = content.site?.timeZone ?? 'Europe/Zurich';
  const list = <T extends Publishable>(
    folder: string,
    records: ReadonlyMap<string, T>,
    addressOf: (slug: string) => string | undefined,
    filmsOf: (record: T) => string[] = () => [],
  ): PublishableRecord[] =>
    [...records].map(([slug, record]) => ({
      ...{ file: `${folder}/${slug}.yaml`, address: addressOf(slug), record },
      since: publishedSince(record, timeZone),
      names: () => [...filmsOf(record).map(toFilm), ...linksOf(record)],
    }));
  const { films, collections, articles, news, pages } = content;
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
function listReferringFiles({ programme, screenings, people, site }: PublishableContent) {
  const months = [...programme].map(([day, { film }]) => ({
    file: `programme/${day.slice(0, 7)}.yaml`,
    names: () => [toFilm(film)],
  }));
  const menu = (site?.menu ?? []).map((slug) => `/${slug}`);
  const premiere = site?.premiere ? [toFilm(site.premiere.film)] : [];
  return [
    ...months,
    { file: 'screenings', names: () => [...screenings.keys()].map(toFilm) },
    { file: 'people.yaml', names: () => linksOf(people) },
    { file: 'site.yaml', names: () => [...menu, ...premiere, ...linksOf(site)] },
  ].map((one) => ({ ...one, since: -Infinity }));
}

/** The addresses of unpublished records at a moment (ms since 1970). */
export function findUnpublishedAddresses(
  content: PublishableContent,
  now: number,
): ReadonlySet<string> {
  const hidden = listPublishable(content).filter(({ since }) => since > now || since === Infinity);
  return new Set(hidden.flatMap(({ address }) => address ?? []));
}

/** The files of drafts, relative to the content folder; empty in a preview. */
export function draftFiles(content: PublishableContent): ReadonlySet<string> {
  const drafts = showsUnpublished()
    ? []
    : listPublishable(content).filter(({ since }) => since === Infinity);
  return new Set(drafts.map(({ file }) => file));
}

const link = /\[([^\]]*)\]\((\/[^\s)#?]*)[^)]*\)/g;

/**
 * Replaces each Markdown link to an unpublished address by its text, in all strings below a value.
 */
export function unlink<T>(value: T, isUnpublished: (address: string) => boolean): T {
  if (typeof value === 'string') return unlinkText(value, isUnpublished) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(
    ([key, inner]) => [key, unlink(inner, isUnpublished)] as const,
  );
  const isSame = entries.every(([key, inner]) => inner === value[key as keyof T]);
  if (isSame) return value;
  return (
    Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries)
  ) as T;
}

function unlinkText(text: string, isUnpublished: (address: string) => boolean): string {
  if (!text.includes('](/')) return text;
  return text.replace(link, (match, words: string, address: string) =>
    isUnpublished(address) ? words : match,
  );
}

/** The site addresses that the Markdown of a value links to. */
export function linksOf(value: unknown): string[] {
  const addresses: string[] = [];
  unlink(value, (address) => addresses.push(address) === 0);
  return addresses;
}
