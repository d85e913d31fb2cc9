import { spawn } from 'node:child_process';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { MediaError } from './media-error';

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

/**
 * Options before an input file. They allow only formats that contain the whole film: others, such as playlists, refer
 * to further files, which ffmpeg would open.
 */
export const inputOptions = [
  ...['-protocol_whitelist', 'file', '-format_whitelist'],
  [
    ...[
      'mov',
      'mp4',
      'matroska',
      'webm',
      'mpegts',
      'mpeg',
      'mxf',
      'gxf',
      'asf',
      'avi',
      'flv',
      'nut',
      'ivf',
    ],
    ...['dv', 'h264', 'hevc', 'mpegvideo', 'm4v', 'rm', 'av1', 'obu', 'yuv4mpegpipe'],
    ...['wav', 'w64', 'aiff', 'caf', 'ogg', 'flac', 'mp3', 'aac', 'ac3', 'eac3', 'dts', 'au'],
  ].join(),
];

const commonArguments = [
  '-hide_banner',
  '-loglevel',
  'error',
  '-nostats',
  '-progress',
  'pipe:1',
  '-y',
];

/** Runs ffmpeg to its end. Throws with ffmpeg's message if it fails. */
export async function ffmpeg(args: readonly string[], run: FfmpegRun = {}): Promise<void> {
  const { input = [], cwd, onProgress = () => {}, signal } = run;
  const child = spawn('ffmpeg', [...commonArguments, ...args], { cwd, signal });
  let errorOutput = '';
  child.stderr.on('data', (chunk) => {
    errorOutput += chunk;
  });
  child.stdout.setEncoding('utf8').on('data', progressReader(onProgress));
  const exit = new Promise<number | null>((resolve, reject) => {
    child.on('close', resolve);
    child.on('error', (error) => reject(startFailure('ffmpeg', error)));
  });
  const feeding = pipeline(Readable.from(input), child.stdin);
  const [exited, inputResult] = await Promise.allSettled([exit, feeding]);
  signal?.throwIfAborted();
  if (exited.status === 'rejected') throw exited.reason;
  if (exited.value !== 0) throw ffmpegFailure(exited.value, errorOutput);
  if (inputResult.status === 'rejected' && !isClosedPipe(inputResult.reason))
    throw inputResult.reason;
}

/** If ffmpeg needs no input, it may exit before its stdin is closed. That is not an error. */
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

/** The error for a missing `program` (ffmpeg or ffprobe, which belongs to it), with installation instructions. */
export function missingProgram(program: string): MediaError {
  return new MediaError(
    [
      `${program} was not found in any folder of PATH. Films and sound are read and encoded with it. Install ffmpeg:`,
      '  Debian, Ubuntu   sudo apt-get install ffmpeg',
      '  macOS            brew install ffmpeg',
      '  Windows          winget install Gyan.FFmpeg',
      'Then open a new terminal and give the same command again.',
    ].join('\n'),
    'no-ffmpeg',
  );
}

/** Distinguishes a missing program from other start failures. */
export function startFailure(program: string, error: NodeJS.ErrnoException): Error {
  return error.code === 'ENOENT' ? missingProgram(program) : error;
}

/** Error with ffmpeg's output; if its build lacks an encoder, with instructions. */
export function ffmpegFailure(code: number | null, errorOutput: string): Error {
  const encoder = /Unknown encoder '([^']+)'/.exec(errorOutput)?.[1];
  if (!encoder) {
    const isFull = errorOutput.includes('No space left on device');
    const message = `ffmpeg failed (${code}): ${errorOutput.trim()}`;
    return isFull ? new MediaError(message, 'space') : new Error(message);
  }
  return new MediaError(
    `This ffmpeg was built without ${encoder}. Install a full build of it (on Fedora: the one of RPM Fusion).`,
    'no-encoder',
  );
}
