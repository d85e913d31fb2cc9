import { z } from 'zod';
import { getLibrary } from '@/lib/content/store/library';
import type { Locale } from '@/lib/i18n/locales';
import { parseJson } from '@/lib/primitives/json';
import type { Database } from '@/lib/shop/database/open-database';
import { type ListedDraft, listDrafts, readDrafts } from '../drafts/draft';
import { countSaves } from '../drafts/draft-saves';
import type { EntryKind } from '../entries/entry-kinds';
import { isBuildOwed } from '../publishing/pending-update';
import type { ContentPlace } from '../versions/content-repository';
import { findObstacles } from '../versions/obstacles';
import { readRemoteFailure } from '../versions/remote';
import { listFaultyFiles } from './content-issues';
import { fileKinds, folderKinds, listSlugs, summarize } from './entry-files';
import { titleOf } from './entry-title';

/** The content at a glance. */
export async function readOverview(
  db: Database,
  { place, locale, email }: { place: ContentPlace; locale: Locale; email: string },
) {
  const { people, venues, genres, jobs } = getLibrary();
  const inFiles: Partial<Record<EntryKind, object>> = { people, venues, genres, jobs };
  const counts = [
    ...folderKinds.map((kind) => [kind, listSlugs(kind, place.contentFolder).length] as const),
    ['screenings', undefined] as const,
    ...fileKinds.map((kind) => [kind, inFiles[kind] && Object.keys(inFiles[kind]).length] as const),
  ];
  return {
    /** `undefined`: entries of this kind are not counted. */
    counts: counts as readonly (readonly [kind: EntryKind, count: number | undefined])[],
    drafts: await listTitledDrafts(db, locale),
    faulty: await listFaultyFiles(place.contentFolder, locale),
    /** Whether the person has saved nothing lately. */
    isNew: (await countSaves(db, email)) === 0,
    lastPublished: await readLastPublished(db),
    remoteFailure: await readRemoteFailure(place),
    obstacles: await findObstacles(place),
    isBuildOwed: isBuildOwed(place),
  };
}

/** A draft with the title of its entry. */
export type TitledDraft = ListedDraft & { title: string };

/** All drafts with the titles that they give their entries, the latest first. */
export async function listTitledDrafts(db: Database, locale: Locale): Promise<TitledDraft[]> {
  const drafts = await listDrafts(db);
  const texts = await readDrafts(
    db,
    drafts.map(({ id }) => id),
  );
  return drafts.map((draft) => {
    const text = texts.find(({ id }) => id === draft.id);
    const { titles } = summarize(text?.source ?? text?.base ?? '');
    return { ...draft, title: titleOf({ slug: draft.slug, titles }, locale) };
  });
}

const published = z.object({
  entries: z.array(z.string()),
  version: z.string(),
  scheduledBy: z.string().optional(),
});

/** The last publication, unless it was taken back. */
async function readLastPublished(db: Database) {
  const line = await db
    .selectFrom('log')
    .select(['at', 'actor', 'act', 'detail'])
    .where('act', 'in', ['content published', 'content taken back'])
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const detail = published.safeParse(line && parseJson(line.detail)).data;
  if (line?.act !== 'content published' || !detail) return undefined;
  const { scheduledBy, ...rest } = detail;
  return { at: line.at, actor: scheduledBy ?? line.actor, ...rest };
}
