import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { give } from './command';

const author = ['-c', 'user.name=Bobine', '-c', 'user.email=bobine@bobine.example'];

/**
 * The software as it stands here, put into a repository of its own (`upstream`), and a clone of it as a film
 * house has one (`software`), with the packages that are installed here.
 */
export async function cloneSoftware(folder: string, project = process.cwd()) {
  const upstream = join(folder, 'upstream');
  const software = join(folder, 'software');
  const listed = await give(project, ['git', 'ls-files', '-z', '-co', '--exclude-standard']);
  for (const path of listed.split('\0').filter((path) => path && isKept(path))) {
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

/** The demonstration's films are no part of what a house builds. */
function isKept(path: string) {
  return !/^(?:content\/media|docs|tests)\//.test(path);
}

/** Hundreds of megabytes: linked where both lie on one disk. */
async function linkPackages(packages: string, software: string) {
  try {
    await give(software, ['cp', '-al', packages, '.']);
  } catch {
    await give(software, ['cp', '-a', packages, '.']);
  }
}

/**
 * What builds here have compiled, as packages come along that are installed: more than half of a first build’s work. Each
 * module is known by its content, and a fresh checkout's build has compiled all of them from nothing.
 */
function bringCompiled(project: string, software: string) {
  for (const kept of ['turbopack', 'bobine/compressed']) {
    const from = join(project, '.next/cache', kept);
    if (existsSync(from)) cpSync(from, join(software, '.next/cache', kept), { recursive: true });
  }
}

/** A new version of the software, in which visitors read another word. */
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
