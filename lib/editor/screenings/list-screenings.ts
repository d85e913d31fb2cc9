import { join } from 'node:path';
import { type RawScreening, screeningsSchema } from '@/lib/content/schema/screening';
import type { Issue } from '@/lib/content/validate/issue';
import { withLaidOver } from '@/lib/content/validate/laid-over';
import {
  readScreenings,
  type WrittenScreening,
} from '@/lib/content/validate/screenings/read-screenings';
import { resolveScreenings } from '@/lib/content/validate/screenings/resolve-screenings';
import { isRecord } from '@/lib/primitives/json';
import { readDay } from '@/lib/primitives/time/read-day';
import { readStart } from '@/lib/primitives/time/read-start';
import type { Database } from '@/lib/shop/database/open-database';
import { contentPlace } from '../content-place';
import { type Draft, listDrafts, readDrafts } from '../drafts/draft';
import { findYamlIssues, parseSource, SourceError } from '../entries/edit-source';
import { entryPath } from '../entries/entry-kinds';
import { readPublished } from '../form/entry-state';
import { listSlugs } from '../lists/entry-files';
import { createTiming, findOverlaps, type TimedScreening } from './find-overlaps';
import { createNameCheck, type KnownNames, readKnownNames } from './known-names';

/** A screening as an editor sees it, in its file. */
export type ListedScreening = {
  /** Slug of its YAML file, or name of its table with the extension. */
  file: string;
  /** Its position in the file. Rows of tables have none: tables are edited in the program that writes them. */
  at?: number;
  /** The value in the file, which may be invalid. */
  value: Partial<RawScreening>;
  /** `2026-12-04` and `20:30`; each absent if it cannot be read. */
  day?: string;
  time?: string;
  /** Its issues, at fields of the screening: `film`. */
  issues: Issue[];
  /** Whether the file does not have it yet, or not like this. */
  isDraft: boolean;
  /** The film is a draft, too: the id of that. */
  filmDraft?: string;
  /** Another screening that runs in the same cinema at the same time. */
  overlaps?: TimedScreening;
};

type Screenings = {
  /** All, by time. */
  listed: ListedScreening[];
  /** The valid ones, against which further ones are validated. */
  written: WrittenScreening[];
  /** The editor's drafts of files. */
  drafts: Draft[];
  names: KnownNames;
  /** Why files are no YAML; nothing can be read of them, or changed in them. */
  unreadable: Issue[];
};

/** The screenings of all files and tables, with the editor's drafts laid over them. */
export async function listScreenings(db: Database, editor: string): Promise<Screenings> {
  const { contentFolder } = contentPlace();
  const names = await readKnownNames(contentFolder, db);
  const own = (await listDrafts(db, { kind: 'screenings' })).filter(
    (draft) => draft.editor === editor,
  );
  const drafts = await readDrafts(
    db,
    own.map(({ id }) => id),
  );
  const pathOf = (slug: string) => entryPath('screenings', slug) ?? '';
  const texts = new Map(
    drafts.map(({ slug, source }) => [join(contentFolder, pathOf(slug)), source] as const),
  );
  const issues: Issue[] = [];
  const folder = join(contentFolder, 'screenings');
  const written = withLaidOver({ texts }, () => readScreenings(folder, issues));
  resolveScreenings(written, names, contentFolder, issues);
  const findUnknown = createNameCheck(names);
  const readable = new Set(written.map((one) => `${one.path} ${one.at('film').field}`));
  const slugs = new Set([
    ...listSlugs('screenings', contentFolder),
    ...drafts.map(({ slug }) => slug),
  ]);
  const inFiles = [...slugs].flatMap((slug) => {
    const path = pathOf(slug);
    const published = readPublished(path);
    const draft = drafts.find((one) => one.slug === slug);
    const known = draft && new Set(screeningsIn(published).map((one) => JSON.stringify(one)));
    return screeningsIn(draft ? draft.source : published).map((value, at): ListedScreening => {
      const field = `screenings.${at}`;
      const own = issues.filter(
        (issue) =>
          issue.path === join(contentFolder, path) && `${issue.field}.`.startsWith(`${field}.`),
      );
      return {
        ...{ file: slug, at, value, ...startOf(value) },
        issues: [
          ...own.map((issue) => ({ ...issue, field: issue.field.slice(field.length + 1) })),
          ...(readable.has(`${join(contentFolder, path)} ${field}.film`)
            ? []
            : findUnknown(value, path)),
        ],
        isDraft: known !== undefined && !known.has(JSON.stringify(value)),
      };
    });
  });
  const inTables = written.flatMap(({ path, value }): ListedScreening[] =>
    path.endsWith('.yaml')
      ? []
      : [
          {
            file: path.slice(folder.length + 1),
            value,
            ...startOf(value),
            issues: [],
            isDraft: false,
          },
        ],
  );
  const keyOf = ({ day = '', time = '' }: ListedScreening) => `${day} ${time}`;
  const listed = [...inFiles, ...inTables].sort((one, other) =>
    keyOf(one) < keyOf(other) ? -1 : keyOf(one) > keyOf(other) ? 1 : 0,
  );
  const timeOf = createTiming(names);
  const timed = listed.flatMap((one) => {
    const found = timeOf(one.value);
    const filmDraft = names.drafts.get(found?.film ?? '');
    if (filmDraft) one.filmDraft = filmDraft;
    return found ? [{ ...found, one }] : [];
  });
  for (const [{ one }, other] of findOverlaps(timed, names.runtimes)) one.overlaps = other;
  const unreadable = [...slugs].flatMap((slug) => {
    const draft = drafts.find((one) => one.slug === slug);
    return findYamlIssues(draft ? draft.source : readPublished(pathOf(slug)), pathOf(slug));
  });
  return { listed, written, drafts, names, unreadable };
}

/** The screenings in a file's text, not validated; none if it is not YAML. */
export function screeningsIn(source: string | null): Partial<RawScreening>[] {
  try {
    const value = parseSource(source ?? '', screeningsSchema);
    const list = isRecord(value) ? value.screenings : undefined;
    return Array.isArray(list) ? list.map((one) => (isRecord(one) ? one : {})) : [];
  } catch (error) {
    if (error instanceof SourceError) return [];
    throw error;
  }
}

function startOf({ start }: Partial<RawScreening>) {
  if (typeof start !== 'string') return {};
  const read = readStart(start);
  if (read) return { day: read.day, time: read.time };
  const day = readDay(start.split(' ')[0] ?? '');
  return day ? { day } : {};
}
