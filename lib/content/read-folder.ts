import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ZodType } from 'zod';
import type { Fault } from './fault';
import { parseYaml } from './parse-yaml';
import { slugSchema } from './schema/slug';

/** Every `<slug>.yaml` of a folder, by slug; faults are added to `faults` and the file left out. */
export function readFolder<T>(
  root: string,
  folder: string,
  schema: ZodType<T>,
  faults: Fault[],
): Map<string, T> {
  const entries = new Map<string, T>();
  for (const name of readdirSync(join(root, folder)).sort()) {
    if (name.startsWith('.')) continue;
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
    const parsed = parseYaml(path, readFileSync(join(root, path), 'utf8'), schema);
    if ('faults' in parsed) faults.push(...parsed.faults);
    else entries.set(slug, parsed.value);
  }
  return entries;
}

/** The slugs of a folder's files, read or not: what a reference may point at. */
export function listSlugs(root: string, folder: string): string[] {
  return readdirSync(join(root, folder)).map((name) => name.replace(/\.yaml$/, ''));
}
