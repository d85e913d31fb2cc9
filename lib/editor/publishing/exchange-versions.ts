import type { Database } from '@/lib/shop/database/open-database';
import { type Draft, readDraft, saveDraft } from '../drafts/draft';
import {
  type ContentPlace,
  findContentRepository,
  requireBranch,
} from '../versions/content-repository';
import {
  countAhead,
  fetchUpstream,
  findUpstream,
  gitMessage,
  pushBranch,
  storeFailure,
} from '../versions/remote';
import { GitError } from '../versions/run-git';
import { takeCommit } from '../versions/save-version';
import { mergeRemote, type RemoteConflict } from './merge-remote';
import { markPending } from './pending-update';
import { withPublicationLock } from './publication-lock';

/** `db`: a server without staff has none. */
type Context = { db?: Database | undefined; place: ContentPlace; now: Date };
type Outcome = { ok: true } | { ok: false; problem: unknown };
type SiteContext = Context & { updateSite: () => Promise<Outcome> };

/**
 * Takes what others have pushed to the branch that the content's repository follows. Of an entry that was changed on both
 * sides each field is merged; a field with two values keeps ours, and theirs become a draft with this conflict. To be
 * called by the holder of the publication lock. A failure, such as no network, is stored for staff.
 * @returns whether files have changed; `failed`: the site goes on with its own versions
 */
export async function pullVersions({ db, place, now }: Context): Promise<boolean | 'failed'> {
  const repository = await findContentRepository(place);
  const upstream = await findUpstream(repository);
  if (!upstream) return false;
  try {
    await requireBranch(repository);
    await fetchUpstream(repository);
    const merged = await mergeRemote(repository, upstream, now);
    if (!merged) return false;
    for (const conflict of merged.conflicts) await keepAsDraft(db, conflict, now);
    markPending(place);
    await takeCommit(merged.commit, repository);
    return true;
  } catch (error) {
    storeFailure(repository, { message: gitMessage(error), now });
    return 'failed';
  }
}

/** Pushes the present branch to the one that it follows, if there is one. A failure is stored for staff. */
async function pushVersions({ place, now }: Pick<Context, 'place' | 'now'>): Promise<void> {
  const repository = await findContentRepository(place);
  // No other Git command ever tidies up the repository that only serves the editor.
  if (repository.isOwn) await repository.git(['gc', '--auto', '--quiet'], { timeout: 60_000 });
  if (!(await findUpstream(repository))) return;
  const failure = await pushBranch(repository).then(
    () => undefined,
    (error) => ({ message: gitMessage(error), now }),
  );
  storeFailure(repository, failure);
}

/**
 * Writes a publication on top of what others have pushed, and then pushes it in the background. Without the remote
 * the site is published anyway, and `exchangeVersions` tries again.
 * @throws GitError if the work tree is on no branch
 */
export async function publishOnRemote<T extends Outcome>(
  context: SiteContext,
  publish: () => Promise<T>,
): Promise<T> {
  return await withPublicationLock(context.place, async () => {
    const pulled = await pullVersions(context);
    const published = await publish();
    if (pulled === true && !published.ok) await context.updateSite().catch(() => undefined);
    if (pulled !== 'failed' && published.ok) void pushVersions(context).catch(() => undefined);
    return published;
  });
}

/** Pulls, has the site take what has changed, and pushes what the remote does not have. */
export async function exchangeVersions(context: SiteContext): Promise<void> {
  const { place, updateSite } = context;
  const repository = await findContentRepository(place);
  const upstream = await findUpstream(repository);
  if (!upstream) return;
  await withPublicationLock(place, async () => {
    const pulled = await pullVersions(context);
    const updated = pulled === true ? await updateSite() : { ok: true };
    // This server shows what was pulled.
    if (pulled === true && updated.ok) markPending(place)();
    const ahead = await countAhead(repository, 'HEAD', upstream);
    if (pulled !== 'failed' && ahead > 0) await pushVersions(context);
    // Without a version of its own a site that cannot reach the remote owes it nothing.
    else if (ahead === 0) storeFailure(repository, undefined);
    if ('problem' in updated)
      throw new Error(`The site cannot show what was pulled: ${JSON.stringify(updated.problem)}`);
  });
}

/**
 * Makes the remote's text a draft of its author, so that who publishes chooses field by field, as between two editors.
 * @throws GitError if that person's draft of this entry waits already, or nobody is invited
 */
async function keepAsDraft(
  db: Database | undefined,
  { kind, slug, base, theirs, author }: RemoteConflict,
  now: Date,
): Promise<void> {
  if (!db) throw new GitError('refused', `CONFLICT: ${kind}/${slug}`);
  const isThis = (draft: Draft | undefined) => draft?.source === theirs && draft.base === base;
  if (isThis(await readDraft(db, { kind, slug, editor: author }))) return;
  const saved = await saveDraft(db, { kind, slug, editor: author, source: theirs, base }, now);
  if (!('draft' in saved))
    throw new GitError('refused', `CONFLICT: ${kind}/${slug}, draft of ${author}`);
  await db
    .updateTable('content_drafts')
    .set({ state: 'waiting', problem: JSON.stringify({ is: 'conflict' }) })
    .where('id', '=', saved.draft.id)
    .execute();
}
