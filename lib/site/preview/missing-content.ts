import type { RawArticle } from '@/lib/content/schema/article';
import type { RawFilm } from '@/lib/content/schema/film';
import type { RawCollection } from '@/lib/content/schema/film-selections';
import type { RawNews, RawPage } from '@/lib/content/schema/page';
import { type Locale, locales } from '@/lib/i18n/locales';
import { isCaptions } from '@/lib/player/captions/text-tracks';
import { kindOf, listRecords, type RecordKind, type RecordName } from './records';

export const missingKinds = [
  'description',
  'translation',
  'alt',
  'rights',
  'media',
  'note',
] as const;
type MissingKind = (typeof missingKinds)[number];

/** A missing piece of content, or an editor's note. */
export type MissingContent = {
  kind: MissingKind;
  name: RecordName;
  /** Path of the field, such as `stills.0.alt`. */
  field: string;
  /** The missing language; undefined if the text is missing in all. */
  missing?: Locale;
  /** Text of an editor's note. */
  note?: string;
};

export type MissingTranslation = { path: string; field: string; missing: Locale };

/** All texts that exist in one language but not in the other; a film title that is `null` is not missing. */
export function findMissingTranslations(
  library: Parameters<typeof listRecords>[0],
  contentFolder: string,
): MissingTranslation[] {
  return listRecords(library).flatMap(([name, value]) =>
    findMissingLanguages(value).map((gap) => ({ path: `${contentFolder}/${name}.yaml`, ...gap })),
  );
}

/** The texts of a record, or of one of its fields, that exist in one language but not in the other. */
function findMissingLanguages(value: unknown, field = ''): Omit<MissingTranslation, 'path'>[] {
  if (typeof value !== 'object' || value === null) return [];
  const words = value as Record<string, unknown>;
  const original = (words.original as { lang?: string } | undefined)?.lang;
  if (locales.some((locale) => typeof words[locale] === 'string') || original)
    return locales
      .filter((locale) => words[locale] === undefined && locale !== original)
      .map((missing) => ({ field, missing }));
  return Object.entries(value).flatMap(([key, inner]) =>
    findMissingLanguages(inner, field ? `${field}.${key}` : key),
  );
}

/** A missing part of a record. */
type MissingField = { kind: MissingKind; field: string };

/** All missing content, by file. */
export function findMissingContent(library: Parameters<typeof listRecords>[0]): MissingContent[] {
  return listRecords(library).flatMap(([name, record]) => [
    ...findAbsent(name, record).map((missingFields) => ({ name, ...missingFields })),
    ...findMissingLanguages(record).map(
      ({ field, missing }): MissingContent => ({
        kind: /(?:^|\.)alt$/.test(field) ? 'alt' : 'translation',
        ...{ name, field, missing },
      }),
    ),
    ...editorNotes(name, record),
  ]);
}

function findAbsent(name: RecordName, record: unknown): MissingField[] {
  const find: Partial<Record<RecordKind, (record: never) => MissingField[]>> = {
    films: findMissingOfFilm,
    collections: ({ summary }: RawCollection) => missingFields('description', { summary }),
    shop: ({ image }: RawArticle) => missingFields('media', { image }),
    pages: ({ summary }: RawPage) => missingFields('description', { summary }),
    news: ({ summary }: RawNews) => missingFields('description', { summary }),
  };
  return find[kindOf(name)]?.(record as never) ?? [];
}

function findMissingOfFilm({
  synopsis,
  rights,
  publicDomain,
  poster,
  stills,
  media,
}: RawFilm): MissingField[] {
  const { film } = media;
  const isSpoken = film?.sources.some(({ provider }) => provider === 'html5');
  const captions = film?.tracks.filter(isCaptions);
  return [
    ...missingFields('description', { synopsis }),
    ...(publicDomain.length > 0 ? [] : missingFields('rights', { rights })),
    ...missingFields('media', { 'media.film': film }),
    // A provider's player has its own captions.
    ...(isSpoken ? missingFields('media', { 'media.film.tracks': captions }) : []),
    ...missingFields('media', { poster }),
    ...missingFields('media', { stills }),
  ];
}

function missingFields(kind: MissingKind, fields: Record<string, unknown>): MissingField[] {
  return Object.entries(fields)
    .filter(([, value]) => value === undefined || (Array.isArray(value) && value.length === 0))
    .map(([field]) => ({ kind, field }));
}

function editorNotes(name: RecordName, record: unknown): MissingContent[] {
  const note = kindOf(name) === 'films' ? (record as RawFilm).editorNote : undefined;
  return note ? [{ kind: 'note', name, field: 'editorNote', note }] : [];
}
