import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { builtFront } from '@/lib/server/builds/built-front.mjs';
import { builtRoot } from '@/lib/server/builds/built-root.mjs';

/** The folder of a project's current build. @throws a sentence where there is none */
export function findBuild(project: string): string {
  const root = resolve(project, builtRoot(project));
  if (existsSync(join(root, builtFront))) return root;
  throw new Error('There is no complete build here: run `npm run build` first.');
}
