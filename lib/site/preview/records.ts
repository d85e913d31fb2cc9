import type { Library } from '@/lib/content/store/raw-library';
import { locales, pathWithoutLocale } from '@/lib/i18n/locales';

/** Kinds of content files, by folder or file name. */
export const recordKinds = [
  'films',
  'collections',
  'shop',
  'pages',
  'news',
  'programme',
  'site',
  'introductions',
  'people',
  'venues',
] as const;
export type RecordKind = (typeof recordKinds)[number];

/** Path of a content file without its extension: `films/nerven`, `site`. */
export type RecordName = string;

type RecordSource = Pick<
  Library,
  'films' | 'collections' | 'articles' | 'pages' | 'news' | 'programme'
> &
  Partial<Library>;

/** All records, each with its name. */
export function listRecords(library: RecordSource): [RecordName, unknown][] {
  const listNamed = (folder: RecordKind, map: ReadonlyMap<string, unknown>) =>
    [...map].map(([slug, value]): [RecordName, unknown] => [`${folder}/${slug}`, value]);
  return [
    ['site', library.site],
    ['introductions', library.introductions],
    ['people', library.people],
    ['venues', library.venues],
    ...listNamed('films', library.films),
    ...listNamed('collections', library.collections),
    ...listNamed('shop', library.articles),
    ...listNamed('pages', library.pages),
    ...listNamed('news', library.news),
    ...months(library.programme),
  ];
}

/** Groups the programme by month, one file for each. */
function months(programme: Library['programme']): [RecordName, unknown][] {
  const programmeByMonth = new Map<string, Record<string, unknown>>();
  for (const [day, showing] of programme) {
    const name = `programme/${day.slice(0, 7)}`;
    programmeByMonth.set(name, { ...programmeByMonth.get(name), [day]: showing });
  }
  return [...programmeByMonth];
}

export function kindOf(name: RecordName): RecordKind {
  const [folder] = name.split('/', 1);
  return recordKinds.find((kind) => kind === folder) ?? 'site';
}

/** Path of a record's page, without a language prefix; undefined if the record has no page. */
export function pageOfRecord(name: RecordName): string | undefined {
  const slug = name.slice(name.indexOf('/') + 1);
  switch (kindOf(name)) {
    case 'films':
      return `/movie/${slug}`;
    case 'collections':
      return `/collection/${slug}`;
    case 'news':
      return `/actualites/${slug}`;
    case 'pages':
      return `/${slug}`;
    case 'shop':
      return `/shop/${slug}`;
    case 'programme':
      return '/';
    case 'venues':
      return '/au-cinema';
    default:
      return undefined;
  }
}

/** Names of the records that a list or settings page is based on, by the page's path without a language prefix. */
const sourcesOfPages: Readonly<Record<string, RegExp>> = {
  '/': /^(?:site|programme\/.*)$/,
  '/actualites': /^news\//,
  '/au-cinema': /^venues$/,
  '/collection': /^collections\//,
  '/mentions-legales': /^(?:site|pages\/mentions-legales)$/,
  '/shop': /^shop\//,
};

/** Whether a page is based on a record. `path` may be in either language. */
export function isRecordOfPage(name: RecordName, path: string): boolean {
  const plainPath = pathWithoutLocale(path);
  const [, folder = '', slug] = plainPath.split('/');
  if (folder === 'person') return name === 'people';
  if (sourcesOfPages[plainPath]) return sourcesOfPages[plainPath].test(name);
  const folderOfPath: Record<string, string> = {
    movie: 'films',
    collection: 'collections',
    actualites: 'news',
    shop: 'shop',
  };
  return name === (slug === undefined ? `pages/${folder}` : `${folderOfPath[folder]}/${slug}`);
}

/**
 * Title of a record for editors: the original title, else that of the first language with one, else the record's name.
 */
export function titleOfRecord(name: RecordName, record: unknown): string {
  const { title } = (record ?? {}) as { title?: Record<string, unknown> };
  const original = (title?.original as { text?: string } | undefined)?.text;
  const translated = locales
    .map((locale) => title?.[locale])
    .find((words) => typeof words === 'string');
  return original ?? (translated as string | undefined) ?? name;
}
