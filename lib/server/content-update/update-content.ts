import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { CompiledContent } from '@/lib/content/store/stored-site';
import { builtUpdater } from '../builds/built-root.mjs';
import { followContent } from './watch-content';

/**
 * `issues`: the content is invalid, as `lib/content/validate` describes it. `needsBuild`: parts that only `npm run up` can
 * change. Whenever it is not `ok`, the site stays as it was.
 */
export type ContentUpdate<Issue = unknown> =
  | { ok: true; ms: number }
  | { ok: false; issues: Issue[]; needsBuild: (keyof CompiledContent)[] };

/**
 * Makes the present content files public, from the process that serves the site. Validation and writing run in a child
 * process (`npm run content:publish`), so the server needs no validator. When this resolves, this server
 * shows the new content; others of the same build follow within a second.
 * @throws if the child fails, such as for a build that was copied out of its project
 */
export async function updateContent<Issue = unknown>(): Promise<ContentUpdate<Issue>> {
  const start = performance.now();
  // In development each page reads the files.
  if (process.env.NODE_ENV !== 'production') return { ok: true, ms: 0 };
  const build = process.cwd();
  const child = fork(join(/* turbopackIgnore: true */ build, builtUpdater), [build], {
    cwd: join(build, '../..'),
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit').then(([code]): never => {
    throw new Error(`The update of the content ended with code ${code}.`);
  });
  const [outcome] = (await Promise.race([once(child, 'message'), ended])) as [ContentUpdate<Issue>];
  ended.catch(() => {});
  if (!outcome.ok) return outcome;
  await followContent();
  return { ok: true, ms: Math.round(performance.now() - start) };
}
