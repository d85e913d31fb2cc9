import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { writeLog } from '@/lib/shop/commands/command-log';
import type { Database } from '@/lib/shop/database/open-database';
import { inTransaction } from '@/lib/shop/database/transactions';
import { type Draft, deleteDraft, readDrafts } from '../drafts/draft';
import { markRefused } from '../drafts/draft-saves';
import { placesOf, readUpload, removeUpload, type Upload } from '../uploads/stored-uploads';
import type { ContentPlace } from '../versions/content-repository';
import { prepareMove } from '../versions/move-folder';
import { readContentText } from '../versions/read-content-text';
import { GitError } from '../versions/run-git';
import { digestOf, FileChangedError, type NewVersion, saveVersion } from '../versions/save-version';
import { withWriteLock } from '../versions/write-lock';
import { publishOnRemote } from './exchange-versions';
import { markPending, setBuildOwed, type UpdateSite } from './pending-update';
import { listDraftUploads, type Plan, type PlannedFile, planPublication } from './plan-publication';
import { type Problem, problemOfIssues } from './problem';

export type PublishContext = {
  db: Database;
  place: ContentPlace;
  /** Email address of the person who publishes or scheduled it. */
  actor: string;
  isScheduled?: boolean;
  now: Date;
  updateSite: UpdateSite;
};

/**
 * `version`: the commit; absent if the files already had the changes. `needsBuild`: the files are written, but only a
 * build shows the change, for example of the theme.
 */
export type Published =
  | { ok: true; version?: string; needsBuild?: true }
  | { ok: false; problem: Problem };

/** How long the copy of a film waits for others (ms). */
const copyPatience = 60 * 60_000;

/** How often a publication is planned anew because a file was changed while it was validated. */
const attempts = 3;

/**
 * Publishes drafts together: merges them with what has changed meanwhile, validates the whole content, writes and
 * commits the files, and has the site take them. If any step fails, files and site are as before, the drafts stay, and
 * their `problem` says why. Drafts that another publication has published meanwhile are left out.
 * @param isMeant which of the drafts, as they are when it is their turn
 */
export async function publishDrafts(
  ids: readonly string[],
  context: PublishContext,
  isMeant: (draft: Draft) => boolean = () => true,
): Promise<Published> {
  const { db, place } = context;
  await copyFilms(await readDrafts(db, ids), place);
  return await publishOnRemote(context, async () => {
    const drafts = (await readDrafts(db, ids)).filter(isMeant);
    if (drafts.length === 0) return { ok: true };
    const published = await tryToPublish(drafts, context);
    if (!published.ok) await storeProblem(db, drafts, published.problem);
    return published;
  });
}

/**
 * Copies the drafts' films if they lie on another disk than the content. Other publications do not wait for that, because
 * it takes minutes. What fails, such as on a full disk, fails again when the film is moved, with a reason for the editor.
 */
async function copyFilms(drafts: readonly Draft[], place: ContentPlace): Promise<void> {
  const films = drafts.flatMap((draft) => listDraftUploads(draft, place));
  const moves = films.filter(({ isFolder }) => isFolder).map((film) => placesOf(film, place));
  if (moves.length === 0) return;
  await withWriteLock(
    join(place.dataFolder, 'publishing', 'copies'),
    async () => {
      for (const move of moves) await prepareMove(move).catch(() => undefined);
    },
    copyPatience,
  );
}

async function tryToPublish(drafts: readonly Draft[], context: PublishContext): Promise<Published> {
  for (let attempt = 1; ; attempt += 1) {
    let plan: Plan;
    let written: Published;
    try {
      plan = await planPublication(drafts, context.place);
      if ('conflicts' in plan) return { ok: false, problem: { is: 'conflict' } };
      if ('issues' in plan) return { ok: false, problem: problemOfIssues(plan.issues) };
      const version = versionOf(drafts, plan.files, context);
      written = await writeFiles(plan.files, version, context, plan.uploads);
    } catch (error) {
      if (error instanceof FileChangedError && attempt < attempts) continue;
      return { ok: false, problem: problemOf(error as Error) };
    }
    if (!written.ok) return written;
    await finish(drafts, plan.files, written.version, context);
    for (const upload of plan.uploads)
      if (existsSync(placesOf(upload, context.place).to)) removeUpload(upload, context.place);
    return written;
  }
}

function problemOf(error: Error): Problem {
  if (error instanceof FileChangedError) return { is: 'conflict' };
  // Such as a validator that could not run: who publishes reads why, and other drafts that are due are published.
  if (!(error instanceof GitError)) return { is: 'site', message: error.message };
  switch (error.reason) {
    case 'missing':
      return { is: 'no-git' };
    case 'refused':
      return { is: 'git', message: error.message };
    case 'unversioned':
      return { is: 'unversioned', message: error.message };
    default:
      return { is: error.reason };
  }
}

/** The author is who wrote; where several did, who publishes. */
function versionOf(
  drafts: readonly Draft[],
  files: readonly PlannedFile[],
  { actor }: PublishContext,
): Omit<NewVersion, 'files'> {
  const editors = [...new Set(drafts.map(({ editor }) => editor))];
  const [only = actor] = editors;
  const author = editors.length === 1 ? only : actor;
  const others = editors.filter((editor) => editor !== author);
  const names = files.map(({ path }) => path.replace(/\.yaml$/, '')).join(', ');
  const together = others.map((editor) => `Co-authored-by: ${editor} <${editor}>\n`).join('');
  return {
    author: { name: author, email: author },
    message: `Publish ${names}\n${together && `\n${together}`}`,
  };
}

/**
 * Writes and commits files with their uploads, then updates the site; if that fails, restores the files in another
 * commit. The site is updated even if the files already have the changes: an earlier process may have been killed
 * before that.
 * @throws FileChangedError, GitError; nothing was written then
 */
export async function writeFiles(
  files: readonly PlannedFile[],
  version: Omit<NewVersion, 'files'>,
  { place, updateSite }: Pick<PublishContext, 'place' | 'updateSite'>,
  uploads: readonly Upload[] = [],
): Promise<Published> {
  const pictures = uploads.filter(({ isFolder }) => !isFolder);
  const moves = uploads.filter(({ isFolder }) => isFolder).map((film) => placesOf(film, place));
  const all: WrittenFile[] = [
    ...files,
    ...pictures.map(({ path }) => ({ path, before: null, text: readUpload(path, place) })),
  ];
  const done = markPending(place);
  const changes = all.map(({ path, before, text }) => ({ path, text, base: digestOf(before) }));
  const id = await saveChanges({ files: changes, moves, ...version }, place).catch((error) => {
    done();
    throw error;
  });
  const updated = await updateSite().catch((error: Error) => ({
    ok: false as const,
    problem: { is: 'site' as const, message: error.message },
  }));
  if (updated.ok) {
    done();
    setBuildOwed(updated.needsBuild === true, place);
    const needsBuild = updated.needsBuild && { needsBuild: true as const };
    return { ok: true, ...(id && { version: id }), ...needsBuild };
  }
  if (id || moves.length > 0) {
    const back = moves.map(({ from, to }) => ({ from: to, to: from }));
    const undo = { author: version.author, message: `Take back ${id}`, moves: back };
    await takeBack(all, undo, place);
    // It may have failed after the site had switched, on this server or on another.
    await updateSite().catch(() => undefined);
  }
  done();
  return { ok: false, problem: updated.problem };
}

/** The id of the commit; `undefined` if there is none, because nothing was changed or only films were moved. */
async function saveChanges(version: NewVersion, place: ContentPlace): Promise<string | undefined> {
  if (version.files.length === 0 && !version.moves?.length) return undefined;
  const id = await saveVersion(version, place);
  return version.files.length > 0 ? id : undefined;
}

/** A file that was written, and the text it replaced. */
type WrittenFile = Pick<PlannedFile, 'path' | 'before'> & { text: string | Buffer | null };

/** Restores files, except those that were changed again meanwhile and the media that these refer to. */
async function takeBack(
  files: readonly WrittenFile[],
  version: Omit<NewVersion, 'files'>,
  place: ContentPlace,
): Promise<void> {
  const back = files.map(({ path, before, text }) => ({
    ...{ path, text: before, base: digestOf(text) },
  }));
  try {
    await saveChanges({ files: back, ...version }, place);
  } catch (error) {
    if (!(error instanceof FileChangedError)) throw error;
    const left = error.paths.map((path) => readContentText(place.contentFolder, path));
    const isLeft = (path: string) =>
      error.paths.includes(path) || left.some((text) => text?.includes(`/${path}`));
    const rest = files.filter(({ path }) => !isLeft(path));
    const moves = version.moves?.filter(({ from }) => !isLeft(relative(place.contentFolder, from)));
    await takeBack(rest, { ...version, moves }, place);
  }
}

/** Deletes the published drafts. One that was saved meanwhile goes on from what is published. */
async function finish(
  drafts: readonly Draft[],
  files: readonly PlannedFile[],
  version: string | undefined,
  { db, actor, isScheduled, now }: PublishContext,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (const draft of drafts)
      if (!(await deleteDraft(tx, draft)))
        await tx
          .updateTable('content_drafts')
          .set({ base: draft.source })
          .where('id', '=', draft.id)
          .execute();
    if (!version) return;
    const detail = { entries: files.map(({ path }) => path), version };
    const act = 'content published';
    // A scheduled publication is logged as the site's, with the person who scheduled it.
    await writeLog(
      tx,
      isScheduled
        ? { actor: 'site', act, detail: { ...detail, scheduledBy: actor } }
        : { actor, act, detail },
      now,
    );
  });
}

/** Stores why drafts were not published, unless they were saved since. A scheduled one waits again. */
export async function storeProblem(
  db: Database,
  drafts: readonly Draft[],
  problem: Problem,
): Promise<void> {
  const waiting = { state: 'waiting', publish_at: null, batch: null } as const;
  for (const draft of drafts) {
    await db
      .updateTable('content_drafts')
      .set({ problem: JSON.stringify(problem), ...(draft.state === 'scheduled' && waiting) })
      .where('id', '=', draft.id)
      .where('revision', '=', draft.revision)
      .execute();
    await markRefused(db, draft);
  }
}
