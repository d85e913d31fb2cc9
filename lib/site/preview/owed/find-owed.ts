import type { RawArticle } from '@/lib/content/schema/article';
import type { RawCollection } from '@/lib/content/schema/collection';
import type { RawFilm } from '@/lib/content/schema/film';
import type { RawNews } from '@/lib/content/schema/news';
import type { RawPage } from '@/lib/content/schema/page';
import { kindOf, listRecords, type RecordKind, type RecordName } from '../records/record-kind';
import { findGaps } from './missing-translations';
import type { Owed, OwedKind } from './owed';

/** A missing part of a record. */
type Absent = { kind: OwedKind; field: string };

/** All missing content, by file. */
export function findOwed(library: Parameters<typeof listRecords>[0]): Owed[] {
  return listRecords(library).flatMap(([name, record]) => [
    ...findAbsent(name, record).map((absent) => ({ name, ...absent })),
    ...findGaps(record).map(
      ({ field, missing }): Owed => ({
        kind: /(?:^|\.)alt$/.test(field) ? 'alt' : 'translation',
        ...{ name, field, missing },
      }),
    ),
    ...noteOf(name, record),
  ]);
}

function findAbsent(name: RecordName, record: unknown): Absent[] {
  const find: Partial<Record<RecordKind, (record: never) => Absent[]>> = {
    films: ofFilm,
    collections: ({ summary }: RawCollection) => absent('description', { summary }),
    shop: ({ image }: RawArticle) => absent('media', { image }),
    pages: ({ summary }: RawPage) => absent('description', { summary }),
    news: ({ summary }: RawNews) => absent('description', { summary }),
  };
  return find[kindOf(name)]?.(record as never) ?? [];
}

function ofFilm({ synopsis, rights, publicDomain, poster, stills, media }: RawFilm): Absent[] {
  const { film } = media;
  const isSpoken = film?.sources.some(({ provider }) => provider === 'html5');
  const captions = film?.tracks.filter(({ kind }) => kind === 'captions' || kind === 'subtitles');
  return [
    ...absent('description', { synopsis }),
    ...(publicDomain.length > 0 ? [] : absent('rights', { rights })),
    ...absent('media', { 'media.film': film }),
    // A provider's player has its own captions.
    ...(isSpoken ? absent('media', { 'media.film.tracks': captions }) : []),
    ...absent('media', { poster }),
    ...absent('media', { stills }),
  ];
}

function absent(kind: OwedKind, fields: Record<string, unknown>): Absent[] {
  return Object.entries(fields)
    .filter(([, value]) => value === undefined || (Array.isArray(value) && value.length === 0))
    .map(([field]) => ({ kind, field }));
}

function noteOf(name: RecordName, record: unknown): Owed[] {
  const note = kindOf(name) === 'films' ? (record as RawFilm).editorNote : undefined;
  return note ? [{ kind: 'note', name, field: 'editorNote', note }] : [];
}
