import { readdirSync, statSync } from 'node:fs';
import type { ZodType } from 'zod';
import { slugSchema } from '../slug-schema';
import type { Issue } from './issue';
import { laidOverText, withLaidOverNames } from './laid-over';
import { type Parse, type ReadFile, readFile } from './read-file';

/**
 * Reads all `<slug>.yaml` files of a folder, by slug; issues are added to `issues`. Unchanged `known` files are
 * not read again. `parse` replaces `parseYaml`.
 */
export function readFolder<T>(
  folder: string,
  schema: ZodType<T>,
  issues: Issue[],
  { known, parse }: { known?: KnownFiles<ReadFile<T>>; parse?: Parse<T> } = {},
): Map<string, ReadFile<T>> {
  const entries = new Map<string, ReadFile<T>>();
  for (const name of listNames(folder, issues)) {
    const path = `${folder}/${name}`;
    const slug = name.replace(/\.yaml$/, '');
    if (!name.endsWith('.yaml') || !slugSchema.safeParse(slug).success) {
      issues.push({
        path,
        field: 'the name',
        expected: 'a slug and .yaml, such as le-manoir-du-diable.yaml',
      });
      continue;
    }
    const load = (own: Issue[]) => readFile(path, schema, own, undefined, parse);
    entries.set(slug, readUnlessKnown(path, load, issues, known));
  }
  return entries;
}

/** Slugs of all files of a folder, valid or not: possible targets of references. */
export function listSlugs(folder: string): string[] {
  return listNames(folder, []).map((name) => name.replace(/\.yaml$/, ''));
}

/** File names in a folder; empty if the folder does not exist. */
export function listNames(folder: string, issues: Issue[]): string[] {
  try {
    return withLaidOverNames(folder, readdirSync(folder))
      .filter((name) => !name.startsWith('.'))
      .sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
      issues.push({
        path: folder,
        field: 'the folder',
        expected: 'to be a folder that can be read',
      });
    return withLaidOverNames(folder, []).sort();
  }
}

/** Cached result of a file with its issues. */
type CachedFile<T> = { stamp: string; file: T; issues: readonly Issue[] };
export type KnownFiles<T> = Map<string, CachedFile<T>>;

/**
 * Reads a file, or reuses the cached result if the file has not changed: an editor changes one of perhaps
 * twenty thousand files.
 */
export function readUnlessKnown<T>(
  path: string,
  load: (issues: Issue[]) => T,
  issues: Issue[],
  files?: KnownFiles<T>,
): T {
  if (!files || laidOverText(path) !== undefined) return load(issues);
  const stats = statSync(path, { throwIfNoEntry: false });
  const stamp = `${stats?.mtimeMs} ${stats?.size}`;
  let known = files.get(path);
  if (known?.stamp !== stamp) {
    const own: Issue[] = [];
    known = { stamp, file: load(own), issues: own };
    files.set(path, known);
  }
  issues.push(...known.issues);
  return known.file;
}
