import { type Dirent, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { readYaml } from '@/lib/content/validate/yaml/read-yaml';
import { isRecord } from '@/lib/primitives/json';
import { processSingleton } from '@/lib/primitives/singleton';
import { type EntryKind, entryKinds, isSlug } from '../entries/entry-kinds';

/** What lists show of an entry's file. */
export type EntryFile = {
  slug: string;
  /** By language; the original title of a film without others is `original`. */
  titles: Readonly<Record<string, string>>;
  year?: number;
  draft?: boolean;
  publishedFrom?: string;
  /** ms since 1970. */
  modifiedAt: number;
};

type Cached = { stamp: string; file: EntryFile };

/** Files as last read, by path: of three thousand films an editor changes one. */
const cache = processSingleton('editor files', () => new Map<string, Cached>());

/** The kinds that have a folder with a file for each entry. */
export const folderKinds = (Object.keys(entryKinds) as EntryKind[]).filter(
  (kind) => 'folder' in entryKinds[kind] && kind !== 'screenings',
);

/** The kinds that are one file each. */
export const fileKinds = (Object.keys(entryKinds) as EntryKind[]).filter(
  (kind) => 'file' in entryKinds[kind],
);

export const isFolderKind = (kind: EntryKind) => folderKinds.includes(kind);

/** The slugs of all entries of a kind, valid or not. */
export function listSlugs(kind: EntryKind, contentFolder: string): string[] {
  const place = entryKinds[kind];
  if ('file' in place) return [kind];
  return namesIn(join(contentFolder, place.folder))
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => name.slice(0, -'.yaml'.length))
    .filter(isSlug);
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** How many files are read before other work gets its turn. */
const readAtOnce = 50;

/** All files of a folder kind. The first call of a process reads all of them, later ones those that have changed. */
export async function readEntryFiles(kind: EntryKind, contentFolder: string): Promise<EntryFile[]> {
  const place = entryKinds[kind];
  if (!('folder' in place)) return [];
  const files: EntryFile[] = [];
  let read = 0;
  for (const slug of listSlugs(kind, contentFolder)) {
    const path = join(contentFolder, place.folder, `${slug}.yaml`);
    const stats = statSync(path, { throwIfNoEntry: false });
    if (!stats?.isFile()) continue;
    const stamp = `${stats.mtimeMs} ${stats.size}`;
    const cached = cache.get(path);
    if (cached?.stamp === stamp) {
      files.push(cached.file);
      continue;
    }
    const file = { slug, ...summarize(readFileSync(path, 'utf8')), modifiedAt: stats.mtimeMs };
    cache.set(path, { stamp, file });
    files.push(file);
    read += 1;
    if (read % readAtOnce === 0) await nextTurn();
  }
  return files;
}

/** What a list shows of a text; empty if it is no YAML. */
export function summarize(text: string): Omit<EntryFile, 'slug' | 'modifiedAt'> {
  const result = readYaml('', text);
  const value = 'value' in result && isRecord(result.value) ? result.value : {};
  const { draft, publishedFrom, year } = value;
  return {
    titles: titlesOf(value.title),
    ...(typeof year === 'number' && { year }),
    ...(draft === true && { draft }),
    ...(typeof publishedFrom === 'string' && { publishedFrom }),
  };
}

function titlesOf(title: unknown): Record<string, string> {
  if (typeof title === 'string') return { original: title };
  if (!isRecord(title)) return {};
  const { original, ...others } = title;
  const named = isRecord(original) ? { original: original.text, ...others } : others;
  const texts = Object.entries(named).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}

/** The number of content files and the newest change of one (ms): both together show whether anything changed. */
export function stateOfFiles(contentFolder: string): { count: number; signature: string } {
  const files = readdirSync(contentFolder, { withFileTypes: true }).flatMap((entry) =>
    listFiles(contentFolder, entry),
  );
  const newest = files.reduce(
    (latest, path) => Math.max(latest, statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0),
    0,
  );
  return { count: files.length, signature: `${files.length} ${newest}` };
}

/** A file, or a folder with its files. Media are not read by editors' lists. */
function listFiles(folder: string, entry: Dirent): string[] {
  const path = join(folder, entry.name);
  if (entry.name.startsWith('.') || entry.name === 'media') return [];
  return entry.isDirectory() ? [path, ...namesIn(path).map((name) => join(path, name))] : [path];
}
