import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { join, posix } from 'node:path';
import { entryKinds, entryOf } from '../entries/entry-kinds';
import { editorFolder } from '../versions/commit-files';
import { type ContentRepository, readHead } from '../versions/content-repository';
import { listChanged, requireUnchanged } from '../versions/move-branch';
import { readTexts } from '../versions/read-versions';
import { GitError } from '../versions/run-git';
import { fileAuthor } from '../versions/save-version';
import { mergeSources } from './merge-sources';

/** An entry in which both sides have changed the same fields. Our values stay; theirs are offered in a draft. */
export type RemoteConflict = {
  kind: string;
  slug: string;
  /** The text that both began from, and theirs; `null`: no file. */
  base: string | null;
  theirs: string | null;
  /** The email address of the author of its last change there, and that commit. */
  author: string;
  commit: string;
};

/**
 * Creates a commit that merges the remote's changes with ours, entries field by field. The branch is not moved yet.
 * `undefined`: the remote has nothing new.
 * @throws GitError if Git cannot merge a file that is not an entry, such as a picture, or if a file that the remote has
 * changed has uncommitted changes here
 */
export async function mergeRemote(
  repository: ContentRepository,
  upstream: string,
  now: Date,
): Promise<{ commit: string; conflicts: RemoteConflict[] } | undefined> {
  const { git } = repository;
  mkdirSync(editorFolder(repository), { recursive: true });
  const run = async (...args: string[]) => (await git(args)).toString().trim();
  const theirs = await run('rev-parse', upstream);
  const begin = await readHead(repository);
  if (!begin) return { commit: theirs, conflicts: [] };
  const base = await run('merge-base', begin.commit, theirs);
  if (base === theirs) return undefined;
  const theirPaths = await listChanged(repository, base, theirs);
  const ours = begin.commit;
  const prefix = await run('rev-parse', '--show-prefix');
  const refuse = (paths: readonly string[], why: string) => {
    const names = paths.map((path) => posix.join(prefix, path));
    if (names.length > 0) throw new GitError('refused', `${why}: ${names.join(', ')}`);
  };
  const byHand = await listChanged(repository, ours);
  refuse(
    byHand.filter((path) => theirPaths.includes(path)),
    'Changed here without a commit, and in the remote',
  );
  if (base === ours) return { commit: theirs, conflicts: [] };
  const [tree = '', ...unmerged] = await mergeTrees(repository, ours, theirs);
  const ourPaths = await listChanged(repository, base, ours);
  const both = theirPaths.filter((path) => ourPaths.includes(path) && entryOf(path));
  const others = unmerged.filter((path) => !both.includes(path));
  refuse(others, 'CONFLICT');
  const conflicts: RemoteConflict[] = [];
  const files: string[] = [];
  for (const path of both) {
    const entry = entryOf(path);
    if (!entry) continue;
    const names = [base, ours, theirs].map((commit) => `${commit}:./${path}`);
    const [before = null, our = null, their = null] = await readTexts(git, names);
    const texts = { base: before, mine: their, theirs: our };
    const found = mergeSources(texts, entryKinds[entry.kind].schema);
    const fields = 'conflicts' in found ? found.conflicts.map(({ field }) => field) : [];
    const choices = Object.fromEntries(fields.map((field) => [field, 'theirs' as const]));
    const settled = mergeSources(texts, entryKinds[entry.kind].schema, choices);
    const text = 'text' in settled ? settled.text : our;
    if (fields.length > 0) {
      const last = await run('log', '-1', '--format=%H %ae', theirs, '--', `:(literal)${path}`);
      const [commit = '', author = ''] = last.split(' ');
      const { kind, slug } = entry;
      conflicts.push({ kind, slug, base: before, theirs: their, commit, author });
    }
    files.push(await describeFile(repository, prefix + path, text));
  }
  const whole = await replaceInTree(repository, tree, files);
  const parents = ['-p', ours, '-p', theirs];
  const commit = await commitTree(repository, [whole, ...parents], now);
  // Before a conflict is stored for a merge that could not be taken.
  await requireUnchanged(repository, ours, commit);
  return { commit, conflicts };
}

/** The tree that Git merges, and the paths that it could not merge. @throws GitError */
async function mergeTrees({ git }: ContentRepository, ours: string, theirs: string) {
  const options = ['--write-tree', '-z', '--name-only', '--no-messages'];
  const merged = await git(['merge-tree', ...options, ours, theirs], { codes: [0, 1, 129] });
  // An older Git prints its usage.
  if (!merged.toString().includes('\0'))
    throw new GitError('refused', 'Git 2.38 or newer is needed to merge');
  return merged.toString().split('\0').filter(Boolean);
}

/** A line for `git update-index --index-info`. @param path from the root of the work tree */
async function describeFile({ git }: ContentRepository, path: string, text: string | null) {
  if (text === null) return `0 ${'0'.repeat(40)}\t${path}\0`;
  const object = await git(['hash-object', '-w', '--stdin'], { input: text });
  return `100644 ${object.toString().trim()}\t${path}\0`;
}

async function replaceInTree(
  repository: ContentRepository,
  tree: string,
  files: readonly string[],
): Promise<string> {
  const index = join(editorFolder(repository), `index-${randomUUID()}`);
  const env = { GIT_INDEX_FILE: index };
  try {
    await repository.git(['read-tree', tree], { env });
    await repository.git(['update-index', '-z', '--index-info'], { env, input: files.join('') });
    return (await repository.git(['write-tree'], { env })).toString().trim();
  } finally {
    rmSync(index, { force: true });
  }
}

async function commitTree({ git }: ContentRepository, args: readonly string[], now: Date) {
  const at = now.toISOString();
  const { name, email } = fileAuthor;
  const env = {
    ...{ GIT_AUTHOR_NAME: name, GIT_AUTHOR_EMAIL: email, GIT_AUTHOR_DATE: at },
    ...{ GIT_COMMITTER_NAME: name, GIT_COMMITTER_EMAIL: email, GIT_COMMITTER_DATE: at },
  };
  const input = 'Merge what others have published';
  return (await git(['commit-tree', ...args, '-F', '-'], { env, input })).toString().trim();
}
