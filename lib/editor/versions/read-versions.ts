import {
  type ContentPlace,
  type ContentRepository,
  findContentRepository,
  readHead,
} from './content-repository';
import { readContentText } from './read-content-text';
import { GitError } from './run-git';

/** One state of a content file. */
export type Version = {
  /** The commit. */
  id: string;
  /** ISO time with its zone. */
  at: string;
  author: { name: string; email: string };
  message: string;
};

const format = '--format=%x01%H%x02%aI%x02%an%x02%ae%x02%s';

/** The versions of a file, newest first, at most 200. Empty before the first one. */
export async function listVersions(path: string, place: ContentPlace): Promise<Version[]> {
  const repository = await findContentRepository(place);
  if (!(await readHead(repository))) return [];
  const log = await repository.git(['log', '-n', '200', format, '--', literal(path)]);
  return log
    .toString()
    .split('\u0001')
    .filter(Boolean)
    .map((line) => {
      const [id = '', at = '', name = '', email = '', message = ''] = line.trim().split('\u0002');
      return { id, at, author: { name, email }, message };
    });
}

/**
 * A file as a version left it; `null` if the file did not exist then.
 * @param id a commit
 * @throws GitError if there is no such commit
 */
export async function readVersion(
  path: string,
  id: string,
  place: ContentPlace,
): Promise<Buffer | null> {
  if (!isVersionId(id)) throw new GitError('refused', `"${id}" is no version`);
  return await readBlob(await findContentRepository(place), id, path);
}

/** A file as a commit has it, with the line breaks of the work tree; `null`: it has none. */
export async function readBlob(
  { git }: ContentRepository,
  commit: string,
  path: string,
): Promise<Buffer | null> {
  const entry = await git(['ls-tree', '-z', commit, '--', path]);
  const [, object] = /^\d+ blob ([0-9a-f]+)\t/.exec(entry.toString()) ?? [];
  return object ? await git(['cat-file', '--filters', `--path=${path}`, object]) : null;
}

/** Whether a commit is a version of a file: one of the present branch that has changed it. */
export async function isVersionOf(path: string, id: string, place: ContentPlace): Promise<boolean> {
  if (!isVersionId(id)) return false;
  const repository = await findContentRepository(place);
  if (!(await isAncestor(repository, id, 'HEAD'))) return false;
  const last = await repository.git(['rev-list', '-n', '1', id, '--', literal(path)]);
  return last.toString().trim() === id;
}

const isVersionId = (id: string) => /^[0-9a-f]{40,64}$/.test(id);

/** A path that is not read as a pattern. */
const literal = (path: string) => `:(literal)${path}`;

export type LastChange = { at: number; author: Version['author'] };

/** Last changes of all content files, by path, and the commit up to which they were read. */
export type LastChanges = { head: string | undefined; changes: Map<string, LastChange> };

/**
 * Who changed each content file last, and when (ms). Reads only what was committed since `known`.
 * @param known the result of an earlier call
 */
export async function readLastChanges(
  place: ContentPlace,
  known?: LastChanges,
): Promise<LastChanges> {
  const repository = await findContentRepository(place);
  const head = (await readHead(repository))?.commit;
  if (!head) return { head, changes: new Map() };
  if (known?.head === head) return known;
  const isFollowing = known?.head !== undefined && (await isAncestor(repository, known.head, head));
  const range = isFollowing ? `${known.head}..${head}` : head;
  const newer = await readLog(repository, range);
  return { head, changes: isFollowing ? new Map([...known.changes, ...newer]) : newer };
}

/** Whether a commit is contained in another, or is the same. Not if one of them does not exist. */
export async function isAncestor({ git }: ContentRepository, older: string, newer: string) {
  return await git(['merge-base', '--is-ancestor', older, newer]).then(
    () => true,
    () => false,
  );
}

async function readLog(
  { git }: ContentRepository,
  range: string,
): Promise<Map<string, LastChange>> {
  const written = ['--', '.', ':(exclude)media'];
  const names = ['-z', '--name-only', '--relative', '--no-renames'];
  const log = await git(['log', ...names, '--format=%x01%ct%x02%an%x02%ae', range, ...written]);
  const changes = new Map<string, LastChange>();
  let change: LastChange = { at: 0, author: { name: '', email: '' } };
  for (const part of log.toString().split('\0')) {
    const text = part.replace(/^\n/, '');
    if (text.startsWith('\u0001')) {
      const [seconds, name = '', email = ''] = text.slice(1).split('\u0002');
      change = { at: Number(seconds) * 1000, author: { name, email } };
    } else if (text && !changes.has(text)) changes.set(text, change);
  }
  return changes;
}

/** A text file that a version changed; `null`: there was none. */
type ChangedFile = {
  path: string;
  before: string | null;
  after: string | null;
  present: string | null;
};

/** The content files that a version changed, with their texts before, after and now. Other files are left out. */
export async function readChange(id: string, place: ContentPlace): Promise<ChangedFile[]> {
  if (!isVersionId(id)) throw new GitError('refused', `"${id}" is no version`);
  const { git, folder } = await findContentRepository(place);
  const options = ['-r', '-z', '--root', '--no-commit-id', '--name-only', '--no-renames'];
  const names = await git(['diff-tree', ...options, '--relative', id]);
  const paths = names.toString().split('\0').filter(Boolean);
  const texts = await readTexts(
    git,
    paths.flatMap((path) => [`${id}^:./${path}`, `${id}:./${path}`]),
  );
  return paths.map((path, index) => ({
    path,
    before: texts[index * 2] ?? null,
    after: texts[index * 2 + 1] ?? null,
    present: readContentText(folder, path),
  }));
}

/** A file as several versions left it, in one call of Git; `null`: there was none. */
export async function readVersions(
  path: string,
  ids: readonly string[],
  place: ContentPlace,
): Promise<(string | null)[]> {
  const { git } = await findContentRepository(place);
  return await readTexts(
    git,
    ids.filter(isVersionId).map((id) => `${id}:./${path}`),
  );
}

export async function readTexts(
  git: ContentRepository['git'],
  names: readonly string[],
): Promise<(string | null)[]> {
  const output = await git(['cat-file', '--batch'], {
    input: names.map((name) => `${name}\n`).join(''),
  });
  let at = 0;
  return names.map(() => {
    const end = output.indexOf('\n', at);
    const [, size] = / blob (\d+)$/.exec(output.toString('utf8', at, end)) ?? [];
    at = end + 1;
    if (size === undefined) return null;
    const text = output.toString('utf8', at, at + Number(size));
    at += Number(size) + 1;
    return text;
  });
}
