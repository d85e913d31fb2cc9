import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSnapshot } from '@/lib/content/snapshot';
import { defaultLocale } from '@/lib/i18n/locales';
import type { Unbuilt } from '@/lib/server/on-demand/unbuilt';
import { listSeeds } from '@/tools/export/list-seeds';

/** Every address that a build has written. @param root the build's folder */
export function listPages(root: string): string[] {
  const read = (name: string) => readFileSync(join(root, '.next', name), 'utf8');
  return listSeeds(
    JSON.parse(read('prerender-manifest.json')),
    read('BUILD_ID').trim(),
    defaultLocale,
    readSnapshot<Unbuilt>(root, 'unbuilt'),
  );
}
