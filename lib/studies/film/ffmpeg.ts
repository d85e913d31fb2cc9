import { spawn } from 'node:child_process';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const missing =
  'ffmpeg was not found. The studies are encoded with it: install it (Debian: apt-get install ffmpeg; macOS: brew install ffmpeg) and try again.';

/** Runs ffmpeg, feeding it `input` as fast as it can take it. Throws with ffmpeg's own words. */
export async function ffmpeg(
  args: readonly string[],
  input: Iterable<Buffer> | AsyncIterable<Buffer> = [],
) {
  const child = spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args]);
  let complaint = '';
  child.stderr.on('data', (chunk) => {
    complaint += chunk;
  });
  const exit = new Promise<number | null>((resolve, reject) => {
    child.on('close', resolve);
    child.on('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ENOENT' ? new Error(missing) : error),
    );
  });
  const feeding = pipeline(Readable.from(input), child.stdin);
  const [exited, fed] = await Promise.allSettled([exit, feeding]);
  if (exited.status === 'rejected') throw exited.reason;
  if (exited.value !== 0) throw new Error(`ffmpeg failed (${exited.value}): ${complaint.trim()}`);
  if (fed.status === 'rejected' && !isClosedPipe(fed.reason)) throw fed.reason;
}

/** Without need of input ffmpeg may end before it has been told that there is none. */
function isClosedPipe(error: NodeJS.ErrnoException): boolean {
  return error.code === 'EPIPE' || error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}
