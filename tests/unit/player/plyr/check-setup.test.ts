// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { checkSetup } from '@/lib/player/session/start-player';

test('a setup that cannot be says why, in the words of the specification', () => {
  const stage = document.createElement('div');
  const taken = document.createElement('div');
  taken.append(document.createElement('video'));
  expect(checkSetup({ stage, supported: true })).toBeUndefined();
  expect(checkSetup({ stage: null, supported: true })).toMatch('no suitable element');
  expect(checkSetup({ stage: taken, supported: true })).toBe('Target already setup');
  expect(checkSetup({ stage, supported: false })).toMatch('no support');
});
