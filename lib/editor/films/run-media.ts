import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { builtMedia } from '@/lib/server/builds/built-root.mjs';
import type { FilmJobFault } from './film-job';

/** A film to make: its source, and `media/<slug>` of the folder in which the film's folder is made. */
export type MediaRun = { source: string; folder: string; name: string; slug: string };

/** The parsed lines that `npm run media` writes for the film's file, or why there are none. */
export type MadeFilm =
  | { lines: Record<string, unknown> }
  | { fault: FilmJobFault; message: string };

/** Messages of `npm run media` (tools/media/terminal/message-reporter.ts). */
const messageSchema = z.union([
  z.object({ step: z.string(), share: z.number() }),
  z.object({ lines: z.string() }),
  z.object({ fault: z.string(), message: z.string() }),
]);

/** The range of the whole progress that each step covers, in proportion to its duration. */
const ends: Record<string, readonly [from: number, to: number]> = {
  film: [0, 0.35],
  hls: [0.35, 0.9],
  sprites: [0.9, 0.95],
  poster: [0.95, 0.97],
  stills: [0.97, 0.99],
  thumbhash: [0.99, 1],
  audio: [0, 1],
};

/** Milliseconds after which a command that was told to stop is killed. */
const killAfter = 10_000;

/**
 * Converts a film with `npm run media`, in a child process with low priority. The same call resumes an interrupted
 * conversion. The command stops if the server ends.
 * @param onProgress called with the share of the whole work
 */
export async function runMedia(
  { source, folder, name, slug }: MediaRun,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<MadeFilm> {
  const child = start([source, '--slug', name, '--out', folder]);
  if (child.pid) lowerPriority(child.pid);
  const stop = () => {
    child.kill();
    setTimeout(() => killGroup(child), killAfter).unref();
  };
  signal.addEventListener('abort', stop, { once: true });
  let made: MadeFilm = { fault: 'other', message: '' };
  child.on('message', (sent) => {
    const { data } = messageSchema.safeParse(sent);
    if (!data) return;
    if ('step' in data) onProgress(shareOf(data));
    else if ('lines' in data) made = { lines: parse(withFolder(data.lines, name, slug)) };
    else made = { fault: data.fault as FilmJobFault, message: data.message };
  });
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (part: string) => {
    said = (said + part).slice(-500);
  });
  await once(child, 'close').catch((error: Error) => {
    said = error.message;
  });
  // A command that was killed, for example for its memory, leaves its ffmpeg behind.
  killGroup(child);
  signal.removeEventListener('abort', stop);
  return 'fault' in made && made.message === '' ? { ...made, message: said } : made;
}

/** Kills a command with all that it has started. */
function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined || !hasGroups) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // All have ended.
  }
}

/** Whether processes have groups. */
const hasGroups = process.platform !== 'win32';

/** The build's bundle of the command, or in development its source. */
function start(args: readonly string[]): ChildProcess {
  const folder = process.cwd();
  const isBuild = process.env.NODE_ENV === 'production';
  const program = isBuild ? builtMedia : 'tools/media/media.ts';
  return fork(join(/* turbopackIgnore: true */ folder, program), args, {
    execArgv: isBuild ? [] : ['--import', 'tsx'],
    env: { ...process.env, MEDIA_MESSAGES: '1' },
    // A group of its own; it ends with this process all the same, because it loses its parent's channel.
    detached: hasGroups,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
}

/** Gives requests of visitors priority. With the lowest priority a busy machine might never finish. */
function lowerPriority(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already.
  }
}

function shareOf({ step, share }: { step: string; share: number }): number {
  const [from, to] = ends[step] ?? [1, 1];
  return from + (to - from) * share;
}

/** The command writes addresses of `media/<name>/`, but the film is in the folder of its entry. */
const withFolder = (lines: string, name: string, slug: string) =>
  lines.replaceAll(`/media/${name}/`, `/media/${slug}/${name}/`);
