import type { Library } from '@/lib/content/store/raw-library';

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
  'venues',
] as const;
export type RecordKind = (typeof recordKinds)[number];

/** Path of a content file without its extension: `films/nerven`, `site`. */
export type RecordName = string;

type Read = Pick<Library, 'films' | 'collections' | 'articles' | 'pages' | 'news' | 'programme'> &
  Partial<Library>;

/** All records, by file. */
export function listRecords(library: Read): [RecordName, unknown][] {
  const named = (folder: RecordKind, map: ReadonlyMap<string, unknown>) =>
    [...map].map(([slug, value]): [RecordName, unknown] => [`${folder}/${slug}`, value]);
  return [
    ['site', library.site],
    ['introductions', library.introductions],
    ['venues', library.venues],
    ...named('films', library.films),
    ...named('collections', library.collections),
    ...named('shop', library.articles),
    ...named('pages', library.pages),
    ...named('news', library.news),
    ...months(library.programme),
  ];
}

/** Groups the programme by month, one file for each. */
function months(programme: Library['programme']): [RecordName, unknown][] {
  const found = new Map<string, Record<string, unknown>>();
  for (const [day, showing] of programme) {
    const name = `programme/${day.slice(0, 7)}`;
    found.set(name, { ...found.get(name), [day]: showing });
  }
  return [...found];
}

export function kindOf(name: RecordName): RecordKind {
  const [folder] = name.split('/', 1);
  return recordKinds.find((kind) => kind === folder) ?? 'site';
}
