import type { Manifest } from './manifest';
import type { Step } from './step';

/** What is to be done about a step, and which of its outputs may be written. */
export type Judgement =
  | { verdict: 'skip' }
  | { verdict: 'make'; outputs: string[] }
  | { verdict: 'refuse'; inTheWay: string[] };

/** Never lets a file be replaced that this making did not write, unless it was told to. */
export function judgeStep(
  { name, outputs }: Pick<Step, 'name' | 'outputs'>,
  { steps, replaces }: Pick<Manifest, 'steps' | 'replaces'>,
  isThere: (output: string) => boolean,
): Judgement {
  const present = outputs.filter(isThere);
  const absent = outputs.filter((output) => !isThere(output));
  const state = steps[name];
  if (state === 'finished') {
    // What is there may have been replaced by hand since: only what is gone is made again.
    return absent.length === 0 ? { verdict: 'skip' } : { verdict: 'make', outputs: absent };
  }
  const mayReplace = replaces || state === 'begun';
  if (present.length > 0 && !mayReplace) return { verdict: 'refuse', inTheWay: present };
  return { verdict: 'make', outputs };
}
