import type { Database } from '@/lib/shop/database/open-database';
import { inTransaction } from '@/lib/shop/database/transactions';
import { readDraft, saveDraft } from '../drafts/draft';
import {
  type ContentPlace,
  findContentRepository,
  readHead,
  requireBranch,
} from '../versions/content-repository';
import {
  countAhead,
  fetchUpstream,
  findUpstream,
  pushBranch,
  readRemoteFailure,
  storeFailure,
} from '../versions/remote';
import {
  readRemoteCommit,
  readUpstream,
  requireHistory,
  storeRemoteCommit,
} from '../versions/remote-history';
import { GitError } from '../versions/run-git';
import { recoverVersions, takeCommit } from '../versions/save-version';
import { mergeRemote, type RemoteConflict } from './merge-remote';
import { isPending, markPending } from './pending-update';
import { withPublicationLock } from './publication-lock';

/** `db`: a server without staff has none. */
type Context = { db?: Database | undefined; place: ContentPlace; now: Date };
type Outcome = { ok: true } | { ok: false; problem: unknown };
type SiteContext = Context & { updateSite: () => Promise<Outcome> };

/**
 * Pulls the upstream branch of the content's repository. Entries that were changed on both sides are merged field by
 * field. Where both have changed a field, our value stays, and their text becomes a draft with a conflict. Must be
 * called with the publication lock held. A failure, such as no network or a full disk, is stored for staff.
 * @returns whether files were changed; `failed`: the site continues with its own versions
 */
export async function pullVersions({ db, place, now }: Context): Promise<boolean | 'failed'> {
  const repository = await findContentRepository(place);
  const upstream = await findUpstream(repository);
  if (!upstream) return false;
  try {
    await recoverVersions(place);
    await requireBranch(repository);
    const known = await readRemoteCommit(repository, upstream);
    await fetchUpstream(repository);
    await requireHistory(repository, upstream, known);
    storeRemoteCommit(repository, upstream, await readUpstream(repository, upstream));
    const merged = await mergeRemote(repository, upstream, now);
    if (!merged) return false;
    for (const conflict of merged.conflicts) await keepAsDraft(db, conflict, now);
    markPending(place);
    await takeCommit(merged.commit, repository);
    return true;
  } catch (error) {
    storeFailure(repository, { message: (error as Error).message, now });
    return 'failed';
  }
}

/** Pushes the present branch to the one that it follows, if there is one. A failure is stored for staff. */
async function pushVersions({ place, now }: Pick<Context, 'place' | 'now'>): Promise<void> {
  const repository = await findContentRepository(place);
  // The editor's own repository is used by no Git command that would run `gc` automatically.
  if (repository.isOwn) await repository.git(['gc', '--auto', '--quiet'], { timeout: 60_000 });
  const upstream = await findUpstream(repository);
  if (!upstream) return;
  try {
    const head = await readHead(repository);
    await pushBranch(repository);
    if (head) storeRemoteCommit(repository, upstream, head.commit);
    storeFailure(repository, undefined);
  } catch (error) {
    storeFailure(repository, { message: (error as Error).message, now });
  }
}

/**
 * Pulls, runs a publication, and pushes it in the background. If the remote cannot be reached, the publication succeeds
 * anyway, and `exchangeVersions` pushes it later.
 * @throws what `publish` throws
 */
export async function publishOnRemote<T extends Outcome>(
  context: SiteContext,
  publish: () => Promise<T>,
): Promise<T> {
  const { place } = context;
  return await withPublicationLock(place, async () => {
    const pulled = await pullVersions(context);
    const isOwed = isPending(place);
    let published: T | undefined;
    try {
      published = await publish();
    } finally {
      // A publication that fails, or has no file to write, has not shown what was pulled.
      if (isOwed && (!published?.ok || isPending(place)))
        await showPending(context).catch(() => undefined);
    }
    if (pulled !== 'failed' && published.ok) void pushVersions(context).catch(() => undefined);
    return published;
  });
}

/** Updates the site from the files. If that fails, the mark stays, and the next exchange tries again. */
async function showPending({ place, updateSite }: SiteContext): Promise<Outcome> {
  const done = markPending(place);
  const updated = await updateSite();
  if (updated.ok) done();
  return updated;
}

/** Pulls, updates the site, and pushes the commits that the remote lacks. */
export async function exchangeVersions(context: SiteContext): Promise<void> {
  const { db, place, now } = context;
  const repository = await findContentRepository(place);
  const upstream = await findUpstream(repository);
  if (!upstream) return;
  await withPublicationLock(place, async () => {
    const pulled = await pullVersions(context);
    const updated = isPending(place) ? await showPending(context) : { ok: true };
    const message = 'problem' in updated && describeProblem(updated.problem);
    const failure = pulled === 'failed' ? await readRemoteFailure(place) : undefined;
    const hasOwn = (await countAhead(repository, 'HEAD', upstream)) > 0;
    // With nothing to push, a failure does not concern staff.
    if (!hasOwn) storeFailure(repository, undefined);
    else if (message) storeFailure(repository, { message, now });
    // A server without staff only follows.
    else if (pulled !== 'failed' && db) await pushVersions(context);
    if (message) throw new Error(message);
    // The overview shows the failure only while something is to be pushed; otherwise it is logged.
    if (failure && !(hasOwn && db)) throw new Error(`Nothing can be pulled: ${failure.message}`);
  });
}

const describeProblem = (problem: unknown) =>
  `The site cannot show what was pulled: ${JSON.stringify(problem)}`;

/**
 * Stores the remote's text as a draft of its author, so that a publisher can resolve the conflict field by field, as
 * between two editors. If the author already has a draft of this entry, it stays, and the new draft's editor is named
 * with the commit.
 * @throws GitError if there is no database, or if both drafts exist already
 */
async function keepAsDraft(
  db: Database | undefined,
  { kind, slug, base, theirs, commit, author }: RemoteConflict,
  now: Date,
): Promise<void> {
  if (!db) throw new GitError('refused', `CONFLICT: ${kind}/${slug}`);
  // Addresses of staff are in lower case.
  const email = author.toLowerCase();
  await inTransaction(db, async (tx) => {
    for (const editor of [email, `${email} (${commit.slice(0, 12)})`]) {
      const change = { kind, slug, editor, source: theirs, base };
      const stored = await readDraft(tx, change);
      const isThis = stored?.source === theirs && stored.base === base;
      const saved = stored && isThis ? { draft: stored } : await saveDraft(tx, change, now);
      if (!('draft' in saved)) continue;
      await tx
        .updateTable('content_drafts')
        .set({ state: 'waiting', problem: JSON.stringify({ is: 'conflict' }) })
        .where('id', '=', saved.draft.id)
        .execute();
      return;
    }
    throw new GitError('refused', `CONFLICT: ${kind}/${slug}, draft of ${email}`);
  });
}
