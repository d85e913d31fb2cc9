import { expect, test } from 'vitest';
import type { MachineEvent } from '@/lib/ads/machine/ad-machine';
import { at, ended, intent, loaded, midroll, playThrough, postroll, runs } from './play-through';

const answer: MachineEvent = { type: 'loaded', breaks: [midroll(99)], selfTimed: true };

/** The film has come to a mid-roll whose ads are still being fetched. */
const near = [intent, loaded(midroll(99), postroll), at(98), at(99.5)];

test('a mid-roll that the film has overtaken is given up for the post-roll', () => {
  const { breaks, machine, names } = playThrough([...near, ended]);
  expect(breaks).toEqual(['mid 99', 'post']);
  expect(names.slice(-4)).toEqual(['abandonBreak', 'stopTimer', 'startTimer', 'playBreak']);
  expect(machine).toMatchObject({ contentEnded: true, held: false, current: 'post', queue: [] });
});

test('the film does not begin anew after it', () => {
  const before = playThrough(near).count('playContent');
  expect(playThrough([...near, ended, ...runs]).count('playContent')).toBe(before);
});

test('without a post-roll new ads are asked for, as at any end', () => {
  const { count, machine } = playThrough([intent, loaded(midroll(99)), at(98), at(99.5), ended]);
  expect([count('abandonBreak'), count('request')]).toEqual([1, 2]);
  expect(machine.contentEnded).toBe(true);
});

test('others of the same moment are given up with it', () => {
  const twins = [midroll(99), { ...midroll(99), id: 'twin' }];
  const { breaks } = playThrough([intent, loaded(...twins), at(98), at(99.5), ended]);
  expect(breaks).toEqual(['mid 99']);
});

test('of a backend that keeps the film’s time itself no break is given up', () => {
  const from = playThrough([intent, answer]).machine;
  const asked = { ...from, held: false, current: 'mid 99' };
  expect(playThrough([ended], asked)).toMatchObject({ machine: asked, effects: [] });
});
