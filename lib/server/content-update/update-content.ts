import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { CompiledContent } from '@/lib/content/store/stored-site';
import { builtUpdater } from '../builds/built-root.mjs';
import { followContent } from './watch-content';

/**
 * `issues`: the content is invalid, as `lib/content/validate` describes it, with paths in the content folder.
 * `needsBuild`: parts that only `npm run up` can change. Whenever it is not `ok`, the site stays as it was.
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
  const outcome = await runUpdater<ContentUpdate<Issue>>();
  if (!outcome.ok) return outcome;
  await followContent();
  return { ok: true, ms: Math.round(performance.now() - start) };
}

/** The text that a file is to have, by its path in the content folder; `null`: it is to be deleted. */
export type ProposedFile = { path: string; text: string | null };

/** `uploads`: the folder with media that would be published with the files. */
export type ProposedContent = { files: readonly ProposedFile[]; uploads?: string | undefined };

/**
 * The issues that the content would have with these files and media. Like an update, this runs in a child process;
 * nothing is written.
 * @throws like `updateContent`, and in development, where no build contains the validator
 */
export function checkContent<Issue = unknown>(content: ProposedContent): Promise<Issue[]> {
  return runUpdater<Issue[]>(content);
}

/** Most of what a failed updater has said that its error repeats, for the editor (characters). */
const longestReason = 500;

/** Runs the build's updater in the project's folder, and returns the message that it sends. */
async function runUpdater<T>(proposed?: ProposedContent): Promise<T> {
  const build = process.cwd();
  const task = proposed ? 'check' : 'update';
  const child = fork(join(/* turbopackIgnore: true */ build, builtUpdater), [build, task], {
    cwd: join(build, '../..'),
    // Parsing films creates many long-lived objects: a larger young generation needs fewer collections.
    execArgv: ['--max-semi-space-size=64'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (part: string) => {
    process.stderr.write(part);
    said = (said + part).slice(-longestReason);
  });
  // Not on `exit`: what the child has said may still be on its way.
  const ended = once(child, 'close').then(([code, signal]): never => {
    throw new Error(said.trim() || `The update of the content ended with ${signal ?? code}.`);
  });
  if (proposed) child.send(proposed);
  const [message] = (await Promise.race([once(child, 'message'), ended])) as [T];
  ended.catch(() => {});
  return message;
}
