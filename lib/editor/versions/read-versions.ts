import {
  type ContentPlace,
  type ContentRepository,
  findContentRepository,
  readHead,
} from './content-repository';
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
  if (!/^[0-9a-f]{40,64}$/.test(id)) throw new GitError('refused', `"${id}" is no version`);
  const { git } = await findContentRepository(place);
  const entry = await git(['ls-tree', '-z', id, '--', path]);
  const [, object] = /^\d+ blob ([0-9a-f]+)\t/.exec(entry.toString()) ?? [];
  return object ? await git(['cat-file', '--filters', `--path=${path}`, object]) : null;
}

/** A path that is not read as a pattern. */
const literal = (path: string) => `:(literal)${path}`;

export type LastChange = { at: number; author: string };

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

async function isAncestor({ git }: ContentRepository, older: string, newer: string) {
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
  const log = await git(['log', ...names, '--format=%x01%ct%x02%ae', range, ...written]);
  const changes = new Map<string, LastChange>();
  let change: LastChange = { at: 0, author: '' };
  for (const part of log.toString().split('\0')) {
    const text = part.replace(/^\n/, '');
    if (text.startsWith('\u0001')) {
      const [seconds, author = ''] = text.slice(1).split('\u0002');
      change = { at: Number(seconds) * 1000, author };
    } else if (text && !changes.has(text)) changes.set(text, change);
  }
  return changes;
}
