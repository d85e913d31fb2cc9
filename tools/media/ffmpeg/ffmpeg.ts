import { spawn } from 'node:child_process';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ffmpegFailure, startFailure } from './missing-program';

export interface FfmpegRun {
  /** Bytes for `pipe:0`, fed as fast as ffmpeg can take them. */
  input?: Iterable<Buffer> | AsyncIterable<Buffer>;
  /** The folder in which it runs; relative names of outputs are in it. */
  cwd?: string;
  /** Told again and again how many seconds of the film are done. */
  onProgress?: (seconds: number) => void;
  /** Ends ffmpeg when aborted. */
  signal?: AbortSignal;
}

const always = ['-hide_banner', '-loglevel', 'error', '-nostats', '-progress', 'pipe:1', '-y'];

/** Runs ffmpeg to its end. Throws with ffmpeg's own words where it fails. */
export async function ffmpeg(args: readonly string[], run: FfmpegRun = {}): Promise<void> {
  const { input = [], cwd, onProgress = () => {}, signal } = run;
  const child = spawn('ffmpeg', [...always, ...args], { cwd, signal });
  let complaint = '';
  child.stderr.on('data', (chunk) => {
    complaint += chunk;
  });
  child.stdout.setEncoding('utf8').on('data', progressReader(onProgress));
  const exit = new Promise<number | null>((resolve, reject) => {
    child.on('close', resolve);
    child.on('error', (error) => reject(startFailure('ffmpeg', error)));
  });
  const feeding = pipeline(Readable.from(input), child.stdin);
  const [exited, fed] = await Promise.allSettled([exit, feeding]);
  signal?.throwIfAborted();
  if (exited.status === 'rejected') throw exited.reason;
  if (exited.value !== 0) throw ffmpegFailure(exited.value, complaint);
  if (fed.status === 'rejected' && !isClosedPipe(fed.reason)) throw fed.reason;
}

/** Without need of input ffmpeg may end before it has been told that there is none. */
function isClosedPipe(error: NodeJS.ErrnoException): boolean {
  return error.code === 'EPIPE' || error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}

/**
 * Reads what ffmpeg writes for `-progress`, in pieces cut anywhere, and tells `onProgress` each
 * `out_time_us` (microseconds of output) in seconds. `N/A`, before the first frame, is passed over.
 */
function progressReader(onProgress: (seconds: number) => void): (chunk: string) => void {
  let rest = '';
  return (chunk) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const microseconds = /^out_time_us=(\d+)\s*$/.exec(line)?.[1];
      if (microseconds) onProgress(Number(microseconds) / 1e6);
    }
  };
}
