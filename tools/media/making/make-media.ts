import { mkdir, rm } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { probe } from '../probe/probe';
import type { Recording } from '../probe/recording';
import { carryOut } from './carry-out';
import { judgeSteps } from './judge-steps';
import { continueFrom, type Manifest, newManifest } from './manifest';
import { readManifest, writeManifest } from './manifest-file';
import { planSteps } from './plan-steps';
import { putInPlace } from './put-in-place';
import type { Reporter } from './reporter';
import type { Step } from './step';
import { warnings } from './warnings';

/** What is ordered. `folder` is where everything about the film goes. */
export interface Order {
  input: string;
  folder: string;
  force: boolean;
}

/** Makes what is still missing of everything the site shows of a film, and says what it is. */
export async function makeMedia(
  order: Order,
  reporter: Reporter,
  signal?: AbortSignal,
): Promise<Recording> {
  const input = resolve(order.input);
  const folder = resolve(order.folder);
  const { recording, size, modified } = await probe(input);
  const steps = planSteps(recording);
  const fresh = newManifest({ name: basename(input), size, modified }, steps, order.force);
  const manifest = continueFrom(await readManifest(folder), fresh, order.folder);
  const todo = judgeSteps(steps, manifest, folder, input);
  for (const words of warnings(recording)) reporter.note(words);
  await mkdir(folder, { recursive: true });

  const make = async (step: Step, outputs: readonly string[]) => {
    const part = join(folder, '.part');
    await rm(part, { recursive: true, force: true });
    await mkdir(part);
    await mark(step, 'begun');
    reporter.begun(step.name);
    const onProgress = (share: number) => reporter.progress(step.name, share);
    await carryOut(step, { input, seconds: recording.seconds, folder, part, onProgress, signal });
    await putInPlace(outputs, part, folder);
    await mark(step, 'finished');
    await rm(part, { recursive: true, force: true });
    reporter.finished(step.name);
  };
  const mark = (step: Step, state: Manifest['steps'][string]) => {
    // A finished step of which something is made again stays finished: the rest is not ours to touch.
    if (manifest.steps[step.name] !== 'finished') manifest.steps[step.name] = state;
    return writeManifest(folder, manifest);
  };
  for (const { step, outputs } of todo) {
    signal?.throwIfAborted();
    if (outputs.length > 0) await make(step, outputs);
    else reporter.skipped(step.name);
  }
  return recording;
}
