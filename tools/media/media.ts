import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { argv, stderr, stdout } from 'node:process';
import { contentDir } from '@/lib/content/content-dir.mjs';
import { filmLines } from './making/film-lines';
import { makeMedia } from './making/make-media';
import { MediaError } from './media-error';
import { readArguments, usage } from './terminal/read-arguments';
import { terminalReporter } from './terminal/terminal-reporter';

/**
 * `npm run media -- film.mp4 --slug nosferatu`: makes the media files of a film, and writes the lines for its
 * content file to stdout.
 */
async function make(signal: AbortSignal): Promise<void> {
  const request = readArguments(argv.slice(2));
  if (request === 'help') {
    stdout.write(`${usage}\n`);
    return;
  }
  const { slug, folder } = request;
  const recording = await makeMedia(request, terminalReporter(stderr), signal);
  const files = (await readdir(folder)).sort();
  const hash = join(folder, 'poster.thumbhash');
  const thumbhash = recording.picture && (await readFile(hash, 'utf8')).trim();
  stderr.write(`\nEverything is in ${folder}. For ${contentDir()}/films/${slug}.yaml:\n\n`);
  stdout.write(`${filmLines({ slug, recording, files, thumbhash })}\n`);
}

const interruption = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const) {
  process.once(name, () => interruption.abort());
}

make(interruption.signal).catch((error: unknown) => {
  if (interruption.signal.aborted) {
    stderr.write('\nInterrupted. The same command goes on where it stopped.\n');
    process.exitCode = 130;
    return;
  }
  const isMediaError = error instanceof MediaError;
  const words = error instanceof Error ? error.message : String(error);
  stderr.write(`${isMediaError ? '' : '\n'}${words}\n`);
  process.exitCode = 1;
});
