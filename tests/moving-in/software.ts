import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { give } from './command';

const author = ['-c', 'user.name=Bobine', '-c', 'user.email=bobine@bobine.example'];

/**
 * Copies this project into a repository (`upstream`), and clones it as an operator would (`software`), with the installed
 * packages.
 */
export async function cloneSoftware(folder: string, project = process.cwd()) {
  const upstream = join(folder, 'upstream');
  const software = join(folder, 'software');
  const listed = await give(project, ['git', 'ls-files', '-z', '-co', '--exclude-standard']);
  for (const path of listed.split('\0').filter((path) => path && isCopied(path))) {
    mkdirSync(dirname(join(upstream, path)), { recursive: true });
    cpSync(join(project, path), join(upstream, path));
  }
  await give(upstream, ['git', 'init', '--quiet', '--initial-branch=main']);
  await commit(upstream, 'feat: the first version');
  await give(folder, ['git', 'clone', '--quiet', 'upstream', 'software']);
  await linkPackages(join(project, 'node_modules'), software);
  bringCompiled(project, software);
  return { upstream, software };
}

/** The media of the demonstration are large, and no part of another site. */
function isCopied(path: string) {
  return !/^(?:content\/media|docs|tests)\//.test(path);
}

/** Hard links if both folders are on one disk, since the packages are hundreds of megabytes. */
async function linkPackages(packages: string, software: string) {
  try {
    await give(software, ['cp', '-al', packages, '.']);
  } catch {
    await give(software, ['cp', '-a', packages, '.']);
  }
}

/** Copies the build caches, which are keyed by content: more than half of a first build's work. */
function bringCompiled(project: string, software: string) {
  for (const cache of ['turbopack', 'bobine/compressed']) {
    const from = join(project, '.next/cache', cache);
    if (existsSync(from)) cpSync(from, join(software, '.next/cache', cache), { recursive: true });
  }
}

/** Commits a new version of the software with a changed message. */
export async function changeSoftware(upstream: string, from: string, to: string) {
  const file = join(upstream, 'messages/fr.json');
  const before = readFileSync(file, 'utf8');
  const after = before.replaceAll(from, to);
  if (after === before) throw new Error(`messages/fr.json does not say “${from}”`);
  writeFileSync(file, after);
  await commit(upstream, 'feat: a version with other words');
}

export async function commit(folder: string, message: string) {
  await give(folder, ['git', 'add', '--all']);
  await give(folder, ['git', ...author, 'commit', '--quiet', '--message', message]);
}
