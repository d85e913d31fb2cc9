import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { maxBitRate } from '@/lib/content/validate/media/validate-video';
import { probe } from '@/tools/media/probe/probe';
import type { Recording } from '@/tools/media/probe/recording';
import { chaptersFileName } from './make-chapters';
import { continueFrom, type Manifest, manifestSchema, newManifest } from './manifest';
import { listLeftovers, planOutputs } from './plan-outputs';
import { planSteps } from './plan-steps';
import { runStep } from './run-step';
import type { Reporter, Step } from './step';

const manifestName = '.media.json';

/** A request to process a film. `folder` receives all its files. */
export interface MediaRequest {
  input: string;
  folder: string;
  force: boolean;
}

/** Makes all missing media files of a film, and reports each step. */
export async function makeMedia(
  request: MediaRequest,
  reporter: Reporter,
  signal?: AbortSignal,
): Promise<Recording> {
  const input = resolve(request.input);
  const folder = resolve(request.folder);
  const { recording, size, modified } = await probe(input, signal);
  const steps = planSteps(recording);
  const plannedManifest = newManifest(
    { name: basename(input), size, modified },
    steps,
    request.force,
  );
  const earlier = await readManifest(folder);
  const manifest = continueFrom(earlier, plannedManifest, request.folder);
  const todo = planOutputs(steps, manifest, folder, input);
  for (const words of warnings(recording)) reporter.note(words);
  await mkdir(folder, { recursive: true });
  if (earlier && request.force) {
    for (const name of listLeftovers(earlier, steps, await readdir(folder)))
      await rm(join(folder, name), { recursive: true });
  }

  const executeStep = async (step: Step, outputs: readonly string[]) => {
    const part = join(folder, '.part');
    await rm(part, { recursive: true, force: true });
    await mkdir(part);
    await mark(step, 'begun');
    reporter.started(step.name);
    const onProgress = (share: number) => reporter.progress(step.name, share);
    await runStep(step, { input, seconds: recording.seconds, folder, part, onProgress, signal });
    await putInPlace(outputs, part, folder);
    await mark(step, 'finished');
    await rm(part, { recursive: true, force: true });
    reporter.finished(step.name);
  };
  const mark = (step: Step, state: Manifest['steps'][string]) => {
    // A finished step stays finished when a missing output is made again: its other outputs must not be replaced.
    if (manifest.steps[step.name] !== 'finished') manifest.steps[step.name] = state;
    return writeManifest(folder, manifest);
  };
  for (const { step, outputs } of todo) {
    signal?.throwIfAborted();
    if (outputs.length > 0) await executeStep(step, outputs);
    else reporter.skipped(step.name);
  }
  return recording;
}

/** Moves finished `outputs` from `part` to `folder`, replacing existing ones. */
async function putInPlace(outputs: readonly string[], part: string, folder: string): Promise<void> {
  for (const output of outputs) {
    const place = join(folder, output);
    // A folder cannot be renamed onto a non-empty one.
    await rm(place, { recursive: true, force: true });
    await rename(join(part, output), place);
  }
}

/** The manifest in `folder`; `undefined` if it is missing or invalid. */
async function readManifest(folder: string): Promise<Manifest | undefined> {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(join(folder, manifestName), 'utf8')));
  } catch {
    return undefined;
  }
}

async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const file = join(folder, manifestName);
  await writeFile(`${file}.part`, `${JSON.stringify(manifest, null, 2)}\n`);
  await rename(`${file}.part`, file);
}

/** Warnings to show before the encoding starts. */
export function warnings({ picture, sound, subtitles, chapters = [] }: Recording): string[] {
  const messages: string[] = [];
  if (!picture) messages.push('No moving picture: a work to listen to.');
  if (picture && sound.length === 0) messages.push('No sound track: a silent film.');
  if (picture?.highDynamicRange) {
    messages.push(
      'The film is in HDR: its colours will look pale. Bring a graded SDR copy if there is one.',
    );
  }
  if (picture && picture.bitRate > maxBitRate) {
    const megabits = Math.round(picture.bitRate / 1e6);
    messages.push(`The film has ${megabits} Mbit/s: it is encoded anew, with at most 10.`);
  }
  const unnamed = sound.length > 1 && sound.some(({ language }) => !language);
  if (unnamed)
    messages.push('A sound track does not say its language: the player can only number it.');
  if (subtitles) {
    messages.push(
      'The subtitles inside the file are not taken over. Each that is text becomes a file with: ffmpeg -i <film> -map 0:s:0 captions.fr.vtt',
    );
  }
  if (chapters.length > 0)
    messages.push(`Its ${chapters.length} chapters become ${chaptersFileName(sound)}.`);
  return messages;
}
