import { readdirSync, statSync } from 'node:fs';
import type { ZodType } from 'zod';
import { slugSchema } from '../slug-schema';
import type { Fault } from './fault';
import { type ReadFile, readFile } from './read-file';

/** Every `<slug>.yaml` of a folder, by slug; faults are added to `faults`. What is `known` is not read again. */
export function readFolder<T>(
  folder: string,
  schema: ZodType<T>,
  faults: Fault[],
  known?: KnownFiles<ReadFile<T>>,
): Map<string, ReadFile<T>> {
  const entries = new Map<string, ReadFile<T>>();
  for (const name of listNames(folder, faults)) {
    const path = `${folder}/${name}`;
    const slug = name.replace(/\.yaml$/, '');
    if (!name.endsWith('.yaml') || !slugSchema.safeParse(slug).success) {
      faults.push({
        path,
        field: 'the name',
        expected: 'a slug and .yaml, such as le-manoir-du-diable.yaml',
      });
      continue;
    }
    const read = (own: Fault[]) => readFile(path, schema, own);
    entries.set(slug, readUnlessKnown(path, read, faults, known));
  }
  return entries;
}

/** The slugs of a folder's files, read or not: what a reference may point at. */
export function listSlugs(folder: string): string[] {
  return listNames(folder, []).map((name) => name.replace(/\.yaml$/, ''));
}

/** A house without such a folder has nothing of the kind. */
export function listNames(folder: string, faults: Fault[]): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => !name.startsWith('.'))
      .sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
      faults.push({
        path: folder,
        field: 'the folder',
        expected: 'to be a folder that can be read',
      });
    return [];
  }
}

/** What a file said when it was read last, with its faults. */
type Known<T> = { stamp: string; file: T; faults: readonly Fault[] };
export type KnownFiles<T> = Map<string, Known<T>>;

/** Reads a file, or recalls it where it has not changed since: of twenty thousand an editor changes one. */
export function readUnlessKnown<T>(
  path: string,
  read: (faults: Fault[]) => T,
  faults: Fault[],
  files?: KnownFiles<T>,
): T {
  if (!files) return read(faults);
  const found = statSync(path, { throwIfNoEntry: false });
  const stamp = `${found?.mtimeMs} ${found?.size}`;
  let known = files.get(path);
  if (known?.stamp !== stamp) {
    const own: Fault[] = [];
    known = { stamp, file: read(own), faults: own };
    files.set(path, known);
  }
  faults.push(...known.faults);
  return known.file;
}
