import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Changes } from '@/lib/vod/changes';

/**
 * What the build in `root` says of the moments at which its pages change, and its secret: who knows it
 * may have pages made anew. Throws where there is no build.
 */
export function readRenewal(root: string): { changes: Changes; secret: string } {
  const read = (file: string) => JSON.parse(readFileSync(join(root, '.next', file), 'utf8'));
  return {
    changes: read('server/app/builds/changes.json.body'),
    secret: read('prerender-manifest.json').preview.previewModeId,
  };
}
