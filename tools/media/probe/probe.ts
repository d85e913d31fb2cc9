import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { inputOptions, startFailure } from '@/tools/media/ffmpeg';
import { MediaError } from '@/tools/media/media-error';
import { readProbe } from './read-probe';
import type { Recording } from './recording';

const run = promisify(execFile);

export interface ProbedFile {
  recording: Recording;
  /** Bytes. */
  size: number;
  /** Milliseconds since 1970. */
  modified: number;
}

/** Analyses the file at `path` (absolute). */
export async function probe(path: string, signal?: AbortSignal): Promise<ProbedFile> {
  const found = await stat(path).catch(() => undefined);
  if (!found) throw new MediaError(`There is no file ${path}.`);
  if (found.isDirectory()) throw new MediaError(`${path} is a folder. Name the film in it.`);
  if (found.size === 0) throw new MediaError(`${path} is empty.`, 'empty');
  const recording = readProbe(await ffprobe(path, signal), path);
  return { recording, size: found.size, modified: Math.round(found.mtimeMs) };
}

/** Time limit for ffprobe in milliseconds: it reads little even of a long film. */
const timeout = 120_000;

/** Runs ffprobe and returns its JSON. `file` is an absolute path. */
export async function ffprobe(file: string, signal?: AbortSignal): Promise<unknown> {
  try {
    const args = [
      ...inputOptions,
      '-v',
      'error',
      '-show_format',
      '-show_streams',
      '-show_chapters',
      '-of',
      'json',
      file,
    ];
    const { stdout } = await run('ffprobe', args, { maxBuffer: 16 * 1024 * 1024, timeout, signal });
    return JSON.parse(stdout);
  } catch (error) {
    signal?.throwIfAborted();
    const { code, stderr } = error as { code?: unknown; stderr?: string };
    if (typeof code === 'string') throw startFailure('ffprobe', error as NodeJS.ErrnoException);
    if (stderr === undefined) throw error;
    throw new MediaError(
      `${file} is neither a film nor sound that ffmpeg can read.\n${stderr.trim()}`,
      'not-film',
    );
  }
}
