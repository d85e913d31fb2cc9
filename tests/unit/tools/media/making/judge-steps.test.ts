import { expect, it } from 'vitest';
import { judgeStep } from '@/tools/media/making/judge-steps';
import type { Manifest } from '@/tools/media/making/manifest';

const judge = (state: 'begun' | 'finished' | undefined, there: string[], replaces = false) => {
  const steps: Manifest['steps'] = state ? { stills: state } : {};
  const step = { name: 'stills' as const, outputs: ['still-1.jpg', 'still-2.jpg'] };
  return judgeStep(step, { steps, replaces }, (output) => there.includes(output));
};
const both = ['still-1.jpg', 'still-2.jpg'];

it('makes what is not there', () => {
  expect(judge(undefined, [])).toEqual({ verdict: 'make', outputs: both });
});

it('refuses to write over a file it has not made', () => {
  expect(judge(undefined, ['still-2.jpg'])).toEqual({
    verdict: 'refuse',
    inTheWay: ['still-2.jpg'],
  });
});

it('writes over it when told to', () => {
  expect(judge(undefined, both, true)).toEqual({ verdict: 'make', outputs: both });
});

it('makes anew what was interrupted', () => {
  expect(judge('begun', ['still-1.jpg'])).toEqual({ verdict: 'make', outputs: both });
});

it('skips what is finished, also in a making that replaces', () => {
  expect(judge('finished', both, true)).toEqual({ verdict: 'skip' });
});

it('makes again only what is gone, for the rest may have been replaced by hand', () => {
  expect(judge('finished', ['still-1.jpg'], true)).toEqual({
    verdict: 'make',
    outputs: ['still-2.jpg'],
  });
});
