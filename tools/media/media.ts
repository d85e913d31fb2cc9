import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { argv, stderr, stdout } from 'node:process';
import { contentDir } from '@/lib/content/content-dir.mjs';
import { filmLines } from './making/film-lines';
import { makeMedia } from './making/make-media';
import { faultOf, MediaError } from './media-error';
import { makeWebPictures, pictureLines } from './pictures/make-web-pictures';
import { type MediaMessage, messageReporter } from './terminal/message-reporter';
import { readArguments, usage } from './terminal/read-arguments';
import { terminalReporter } from './terminal/terminal-reporter';

/**
 * `npm run media -- film.mp4 --slug nosferatu`: makes the media files of a film, and writes the lines for its
 * content file to stdout. Of pictures it makes web pictures. If the content editor forks it for a film, it sends messages
 * instead (`MediaMessage`).
 */
async function make(signal: AbortSignal): Promise<void> {
  const request = readArguments(argv.slice(2));
  if (request === 'help') {
    stdout.write(`${usage}\n`);
    return;
  }
  const { slug, path, kind, folder, pictures } = request;
  if (pictures && !isForked) {
    const names = await makeWebPictures({ ...request, inputs: pictures });
    return print(pictureLines(slug, names), request);
  }
  const reporter = isForked ? messageReporter(send) : terminalReporter(stderr);
  const recording = await makeMedia(request, reporter, signal);
  const files = (await readdir(folder)).sort();
  const hash = join(folder, 'poster.thumbhash');
  const thumbhash = recording.picture && (await readFile(hash, 'utf8')).trim();
  const lines = filmLines({ path, kind, recording, files, thumbhash });
  if (isForked) return send({ lines });
  print(lines, request);
}

function print(lines: string, { slug, folder }: { slug: string; folder: string }): void {
  stderr.write(`\nEverything is in ${folder}. For ${contentDir()}/films/${slug}.yaml:\n\n`);
  stdout.write(`${lines}\n`);
}

/** Whether the content editor has forked this process. An IPC channel alone is no proof, because tsx forks, too. */
const isForked = process.env.MEDIA_MESSAGES === '1';
const send = (message: MediaMessage) => void (isForked && process.send?.(message));

const interruption = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const) {
  process.once(name, () => interruption.abort());
}
// The parent process has ended.
process.once('disconnect', () => interruption.abort());

make(interruption.signal)
  .catch(fail)
  // An open channel would keep the process alive.
  .finally(() => process.channel?.unref());

function fail(error: unknown): void {
  if (interruption.signal.aborted) {
    stderr.write('\nInterrupted. The same command goes on where it stopped.\n');
    process.exitCode = 130;
    return;
  }
  const isMediaError = error instanceof MediaError;
  const words = error instanceof Error ? error.message : String(error);
  send({ fault: faultOf(error), message: words });
  stderr.write(`${isMediaError ? '' : '\n'}${words}\n`);
  process.exitCode = 1;
}
