import { spawn } from 'node:child_process';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ffmpegFailure, startFailure } from './missing-program';

export interface FfmpegRun {
  /** Bytes for `pipe:0`, with back pressure. */
  input?: Iterable<Buffer> | AsyncIterable<Buffer>;
  /** Working folder; relative output names refer to it. */
  cwd?: string;
  /** Called repeatedly with the encoded seconds. */
  onProgress?: (seconds: number) => void;
  /** Ends ffmpeg when aborted. */
  signal?: AbortSignal;
}

const always = ['-hide_banner', '-loglevel', 'error', '-nostats', '-progress', 'pipe:1', '-y'];

/** Runs ffmpeg to its end. Throws with ffmpeg's message if it fails. */
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

/** ffmpeg may exit before its stdin is closed if it needs no input. */
function isClosedPipe(error: NodeJS.ErrnoException): boolean {
  return error.code === 'EPIPE' || error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}

/**
 * Parses the output of `-progress`, in arbitrary chunks, and reports each `out_time_us` (microseconds of output)
 * to `onProgress` in seconds. `N/A`, before the first frame, is skipped.
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
