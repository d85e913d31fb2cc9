import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { give } from './command';

const author = ['-c', 'user.name=Bobine', '-c', 'user.email=bobine@bobine.example'];

/**
 * The software as it stands here, put into a repository of its own (`upstream`), and a clone of it as a film
 * house has one (`software`), with the packages that are installed here.
 */
export function cloneSoftware(folder: string, project = process.cwd()) {
  const upstream = join(folder, 'upstream');
  const software = join(folder, 'software');
  const listed = give(project, ['git', 'ls-files', '-z', '-co', '--exclude-standard']);
  for (const path of listed.split('\0').filter((path) => path && isKept(path))) {
    mkdirSync(dirname(join(upstream, path)), { recursive: true });
    cpSync(join(project, path), join(upstream, path));
  }
  give(upstream, ['git', 'init', '--quiet', '--initial-branch=main']);
  commit(upstream, 'feat: the first version');
  give(folder, ['git', 'clone', '--quiet', 'upstream', 'software']);
  linkPackages(join(project, 'node_modules'), software);
  return { upstream, software };
}

/** The demonstration's films are no part of what a house builds. */
function isKept(path: string) {
  return !/^(?:content\/media|docs|tests)\//.test(path);
}

/** Hundreds of megabytes: linked where both lie on one disk. */
function linkPackages(packages: string, software: string) {
  try {
    give(software, ['cp', '-al', packages, '.']);
  } catch {
    give(software, ['cp', '-a', packages, '.']);
  }
}

/** A new version of the software, in which visitors read another word. */
export function changeSoftware(upstream: string, from: string, to: string) {
  const file = join(upstream, 'messages/fr.json');
  const before = readFileSync(file, 'utf8');
  const after = before.replaceAll(from, to);
  if (after === before) throw new Error(`messages/fr.json does not say “${from}”`);
  writeFileSync(file, after);
  commit(upstream, 'feat: a version with other words');
}

export function commit(folder: string, message: string) {
  give(folder, ['git', 'add', '--all']);
  give(folder, ['git', ...author, 'commit', '--quiet', '--message', message]);
}
