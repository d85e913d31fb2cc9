import { accessSync, constants, readdirSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import {
  type ContentPlace,
  type ContentRepository,
  findContentRepository,
  requireBranch,
} from './content-repository';
import { GitError, runGit } from './run-git';

/** What keeps editors from publishing, or, unless `isBlocking`, what they publish from being sent to the remote. */
export type Obstacle = {
  isBlocking: boolean;
  /** For the person who runs the site, in English. */
  line: string;
};

/** Free space (bytes) that a publication needs for its snapshots and commits. */
const leastSpace = 100 * 1024 * 1024;

/** Git merges without a work tree (`git merge-tree --write-tree`) since this version. */
const leastVersion = [2, 38] as const;

/** What would make publications fail now: Git, its branch and remote, permissions of folders, and full disks. */
export async function findObstacles(place: ContentPlace, space = leastSpace): Promise<Obstacle[]> {
  const { folders, obstacles } = await findContentRepository(place).then(
    async (repository) => ({
      folders: [repository.gitDir],
      obstacles: repository.isOwn ? [] : await findBranchObstacles(repository),
    }),
    (error: Error) => ({ folders: [], obstacles: [describe(error, place.contentFolder)] }),
  );
  const written = [...listFolders(place.contentFolder), place.dataFolder, ...folders];
  const onDisk = [...new Set(written)].flatMap((folder) => findFolderObstacles(folder, space));
  return [...obstacles, ...onDisk];
}

/** A branch that follows one of a remote needs a new Git, and that branch. */
async function findBranchObstacles(repository: ContentRepository): Promise<Obstacle[]> {
  try {
    const branch = await requireBranch(repository);
    const format = '--format=%(upstream:short) %(upstream:track)';
    const listed = await repository.git(['for-each-ref', format, `refs/heads/${branch}`]);
    const [upstream = '', track] = listed.toString().trim().split(' ');
    if (!upstream) return [];
    const isGone = track === '[gone]';
    const gone = `Git: ${branch} follows ${upstream}, which is not there: git fetch, or git push -u.`;
    return [
      ...(isGone ? [{ isBlocking: false, line: gone }] : []),
      ...(await findOldGit(repository.folder)),
    ];
  } catch (error) {
    return [describe(error as Error, repository.folder)];
  }
}

/** An obstacle if this Git cannot merge. */
async function findOldGit(folder: string): Promise<Obstacle[]> {
  const version = (await runGit(['version'], { cwd: folder })).toString().trim();
  return isNewEnough(version)
    ? []
    : [{ isBlocking: false, line: `${version}: merging needs Git ${leastVersion.join('.')}.` }];
}

/** @param version as `git version` prints it, such as `git version 2.39.5 (Apple Git-154)` */
export function isNewEnough(version: string): boolean {
  const [, major = 0, minor = 0] = /(\d+)\.(\d+)/.exec(version)?.map(Number) ?? [];
  return major > leastVersion[0] || (major === leastVersion[0] && minor >= leastVersion[1]);
}

function describe(error: Error, folder: string): Obstacle {
  const reason = error instanceof GitError ? error.reason : 'refused';
  const lines = {
    missing: 'The program git is not installed.',
    detached: `Git: HEAD is detached in ${folder}: git switch to a branch.`,
    unfinished: `Git: a merge or rebase is unfinished in ${folder} (${error.message}).`,
    unversioned: error.message,
    refused: error.message,
  };
  return { isBlocking: true, line: lines[reason] };
}

/** The content folder and those of its entries and media. */
function listFolders(contentFolder: string): string[] {
  const inside = readdirSync(contentFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => join(contentFolder, name));
  return [contentFolder, ...inside];
}

/** A folder that is not there yet is no obstacle. */
function findFolderObstacles(folder: string, space: number): Obstacle[] {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize, files, ffree } = statfsSync(folder);
    const megabytes = Math.floor((bavail * bsize) / 1024 / 1024);
    // Some file systems do not count files.
    if (bavail * bsize >= space && (files === 0 || ffree > 0)) return [];
    return [{ isBlocking: true, line: `The disk of ${folder} is full (${megabytes} MB free).` }];
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return [];
    return [{ isBlocking: true, line: `The server may not write to ${folder} (${code}).` }];
  }
}
