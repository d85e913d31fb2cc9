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

/** The lines for the film's file, as `npm run media` writes them, or why there are none. */
export type MadeFilm =
  | { lines: Record<string, unknown> }
  | { fault: FilmJobFault; message: string };

/** Messages of `npm run media` (tools/media/terminal/message-reporter.ts). */
const messageSchema = z.union([
  z.object({ step: z.string(), share: z.number() }),
  z.object({ lines: z.string() }),
  z.object({ fault: z.string(), message: z.string() }),
]);

/** The part of the whole work after which each step has ended, by the time that it takes. */
const ends: Record<string, readonly [from: number, to: number]> = {
  film: [0, 0.35],
  hls: [0.35, 0.9],
  sprites: [0.9, 0.95],
  poster: [0.95, 0.97],
  stills: [0.97, 0.99],
  thumbhash: [0.99, 1],
  audio: [0, 1],
};

/** Milliseconds in which the command has to end when it is told to. */
const killAfter = 10_000;

/**
 * Makes a film with `npm run media`, in a child process with low priority. The same call again goes on where it was
 * interrupted. If the server ends, so does the command.
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
    // The last resort: what it runs is not ended with it then.
    setTimeout(() => child.kill('SIGKILL'), killAfter).unref();
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
  signal.removeEventListener('abort', stop);
  return 'fault' in made && made.message === '' ? { ...made, message: said } : made;
}

/** The build's bundle of the command, or in development its source. */
function start(args: readonly string[]): ChildProcess {
  const folder = process.cwd();
  const isBuild = process.env.NODE_ENV === 'production';
  const program = isBuild ? builtMedia : 'tools/media/media.ts';
  return fork(join(/* turbopackIgnore: true */ folder, program), args, {
    execArgv: isBuild ? [] : ['--import', 'tsx'],
    env: { ...process.env, MEDIA_MESSAGES: '1' },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
}

/** Visitors come first. Lower still, a busy machine would never finish. */
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

/** The command knows of one folder below `media/`; the film's is in that of its entry. */
const withFolder = (lines: string, name: string, slug: string) =>
  lines.replaceAll(`/media/${name}/`, `/media/${slug}/${name}/`);
