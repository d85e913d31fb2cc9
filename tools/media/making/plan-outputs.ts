import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { MediaError } from '@/tools/media/media-error';
import type { Manifest } from './manifest';
import type { Step, StepName } from './step';

/** A step with the outputs to write; none if it is skipped. */
interface Todo {
  step: Step;
  outputs: string[];
}

/** Plans all steps before the first one starts. Throws if an existing file is in the way. */
export function planOutputs(
  steps: readonly Step[],
  manifest: Manifest,
  folder: string,
  input: string,
): Todo[] {
  refuseOwnInput(steps, folder, input);
  const exists = (output: string) => existsSync(join(folder, output));
  const decisions = steps.map((step) => ({ step, judgement: decideStep(step, manifest, exists) }));
  const conflictingFiles = decisions.flatMap(({ judgement }) =>
    judgement.verdict === 'refuse' ? judgement.conflictingFiles : [],
  );
  if (conflictingFiles.length > 0) {
    const names = conflictingFiles.join(', ');
    throw new MediaError(
      `In ${folder} there is already ${names}.\nNothing was touched. With --force they are replaced.`,
    );
  }
  return decisions.map(({ step, judgement }) => ({
    step,
    outputs: judgement.verdict === 'make' ? judgement.outputs : [],
  }));
}

function refuseOwnInput(steps: readonly Step[], folder: string, input: string): void {
  const places = steps.flatMap(({ outputs }) => outputs.map((output) => join(folder, output)));
  const inputOutput = places.find(
    (place) => existsSync(place) && realpathSync(place) === realpathSync(input),
  );
  if (!inputOutput) return;
  throw new MediaError(
    `${inputOutput} would be made from itself. Move the film to another folder and bring it from there.`,
  );
}

/** Decision about a step, and the outputs that may be written. */
type StepDecision =
  | { verdict: 'skip' }
  | { verdict: 'make'; outputs: string[] }
  | { verdict: 'refuse'; conflictingFiles: string[] };

/**
 * Never replaces a file that this run did not write, unless forced. Chapters that an editor wrote are never
 * replaced.
 */
export function decideStep(
  { name, outputs }: Pick<Step, 'name' | 'outputs'>,
  { steps, replaces }: Pick<Manifest, 'steps' | 'replaces'>,
  exists: (output: string) => boolean,
): StepDecision {
  const present = outputs.filter(exists);
  const absent = outputs.filter((output) => !exists(output));
  const state = steps[name];
  if (state === 'finished') {
    // Existing outputs may have been replaced by hand, so only missing ones are made again.
    return absent.length === 0 ? { verdict: 'skip' } : { verdict: 'make', outputs: absent };
  }
  if (present.length > 0 && name === 'chapters' && state === undefined) return { verdict: 'skip' };
  const mayReplace = replaces || state === 'begun';
  if (present.length > 0 && !mayReplace) return { verdict: 'refuse', conflictingFiles: present };
  return { verdict: 'make', outputs };
}

/** Names that the outputs of a step may have, whatever the recording. */
const outputNames: Record<StepName, RegExp> = {
  film: /^film\.mp4$/,
  audio: /^audio\.m4a$/,
  hls: /^hls$/,
  sprites: /^(?:sprite(?:-\d+)?\.jpg|thumbnails\.vtt)$/,
  poster: /^poster\.jpg$/,
  stills: /^still-\d+\.jpg$/,
  thumbhash: /^poster\.thumbhash$/,
  chapters: /^chapters\.[a-z]+\.vtt$/,
};

/**
 * The files in the folder that an earlier run wrote and this one will not write. Examples: the pictures of a
 * film that is replaced by an audio work, or the last sprites of a longer film.
 */
export function listLeftovers(
  earlier: Pick<Manifest, 'steps'>,
  steps: readonly Pick<Step, 'outputs'>[],
  names: readonly string[],
): string[] {
  const patterns = Object.entries(outputNames).filter(([step]) => earlier.steps[step]);
  const planned = new Set(steps.flatMap(({ outputs }) => outputs));
  return names.filter(
    (name) => !planned.has(name) && patterns.some(([, pattern]) => pattern.test(name)),
  );
}
