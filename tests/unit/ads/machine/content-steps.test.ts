import { describe, expect, test } from 'vitest';
import { initialMachine, type MachineEvent } from '@/lib/ads/machine/ad-machine';
import {
  at,
  ended,
  intent,
  loaded,
  midroll,
  playThrough,
  postroll,
  preroll,
  runs,
} from './play-through';

const cancelled = playThrough([intent, { type: 'timeout' }]).machine;
const overlay: MachineEvent = { type: 'started', ad: { linear: false } };
const complete: MachineEvent = { type: 'allComplete' };

describe('who presses play', () => {
  const effectsOf = (...events: MachineEvent[]) =>
    playThrough([intent], playThrough(events).machine).names;

  test('while it is asked for consent or a break begins waits', () => {
    expect(effectsOf({ type: 'playIntent', consent: 'unknown' })).toEqual([]);
    expect(effectsOf(intent, loaded(preroll), { type: 'contentPauseRequested' })).toEqual([]);
  });

  test('once the ads are given up has the film at once, and again after its end', () => {
    const { machine, names } = playThrough([ended, intent], cancelled);
    expect(names).toEqual(['playContent']);
    expect(machine).toMatchObject({ state: 'cancelled', contentEnded: false });
  });

  test('while the pre-roll is on its way waits for it', () => {
    expect(effectsOf(intent, loaded(preroll))).toEqual([]);
  });

  test('after the end waits for the new ads that are asked for', () => {
    const reloading = playThrough([intent, loaded(preroll), ...runs, at(1), ended]).machine;
    const { machine, names } = playThrough([intent], reloading);
    expect(names).toEqual(['holdContent', 'startTimer']);
    expect(playThrough([loaded(preroll)], machine).breaks).toEqual(['pre']);
  });
});

test('a film with a pre-roll and others does not show before the pre-roll', () => {
  const { breaks, count } = playThrough([intent, loaded(preroll, midroll(20))]);
  expect(breaks).toEqual(['pre']);
  expect(count('playContent')).toBe(0);
});

test('a break that was played before the source was tried again is not played again', () => {
  const before = { ...initialMachine, played: ['start'] };
  const selfTimed: MachineEvent = { type: 'loaded', breaks: [midroll(20)], selfTimed: true };
  expect(playThrough([intent, selfTimed], before).breaks).toEqual([]);
  expect(playThrough([intent, loaded({ id: 'start', at: 'start' })], before).breaks).toEqual([]);
});

test('the consent that nobody was asked for changes nothing', () => {
  for (const type of ['consentGiven', 'consentRefused'] as const)
    expect(playThrough([{ type }])).toMatchObject({ machine: initialMachine, effects: [] });
});

test('a no gives the film back, uncovered', () => {
  const asked = playThrough([{ type: 'playIntent', consent: 'unknown' }]).machine;
  expect(playThrough([{ type: 'consentRefused' }], asked).names).toEqual([
    'dropBackend',
    'stopTimer',
    'hideAd',
    'uncoverContent',
    'playContent',
  ]);
});

test('nothing that the ads do counts before they have been asked for', () => {
  for (const event of [complete, { type: 'timeout' }, { type: 'failed', message: 'x' }] as const)
    expect(playThrough([event])).toMatchObject({ machine: initialMachine, effects: [] });
});

describe('while the film moves on', () => {
  test('no mid-roll comes into another one', () => {
    const { breaks } = playThrough([
      intent,
      loaded(midroll(20), midroll(40)),
      ...[at(0), at(21), at(41)],
    ]);
    expect(breaks).toEqual(['mid 20']);
  });

  test('a mid-roll comes while an overlay lies over the film', () => {
    const { breaks } = playThrough([intent, loaded(midroll(20)), overlay, at(1), at(21)]);
    expect(breaks).toEqual(['mid 20']);
  });

  test('mid-rolls that a server names out of order are taken in order', () => {
    const { breaks } = playThrough([
      intent,
      loaded(midroll(60), midroll(20), midroll(40)),
      ...[at(0), at(65)],
    ]);
    expect(breaks).toEqual(['mid 60']);
  });

  test('a film that is resumed at the very second of a mid-roll has it behind itself', () => {
    expect(playThrough([intent, loaded(midroll(20)), at(20), at(21)]).breaks).toEqual([]);
  });

  test('nothing is noted once the ads are given up', () => {
    expect(playThrough([at(5)], cancelled).machine).toEqual(cancelled);
  });
});

describe('at the end of the film', () => {
  const requests = (...events: MachineEvent[]) => playThrough([intent, ...events]).count('request');

  test('new ads are asked for after the post-roll, with nothing played and no break left', () => {
    const { machine, names, count } = playThrough([
      intent,
      loaded(midroll(99), postroll),
      ...[at(1), ended, ...runs],
    ]);
    expect(count('request')).toBe(2);
    expect(machine).toMatchObject({ breaks: [], played: [], selfTimed: false });
    expect(names.slice(-5)).toEqual([
      'stopTimer',
      'hideAd',
      'uncoverContent',
      'startTimer',
      'request',
    ]);
  });

  test('a mid-roll that was never come to is not made up for', () => {
    const { breaks, count } = playThrough([intent, loaded(midroll(99)), at(1), ended]);
    expect(breaks).toEqual([]);
    expect(count('request')).toBe(2);
  });

  test('new ads are asked for once, also when they are complete before anybody has wanted them', () => {
    expect(requests(loaded(postroll), at(1), ended, ...runs, loaded(preroll), complete)).toBe(2);
  });

  test('a self-timed backend is told once', () => {
    const answer: MachineEvent = { type: 'loaded', breaks: [midroll(20)], selfTimed: true };
    expect(playThrough([intent, answer, ...runs, ended, ended]).count('tellEnded')).toBe(1);
  });

  test('an end during a break is not the end of the film', () => {
    expect(playThrough([intent, loaded(preroll), ended]).machine.contentEnded).toBe(false);
    const pauses: MachineEvent = { type: 'contentPauseRequested' };
    const mid = playThrough([intent, loaded(midroll(20)), at(1), at(21), pauses, ended]);
    expect(mid.machine.contentEnded).toBe(false);
  });

  test('nothing is played or asked for once the ads are given up', () => {
    const { machine, effects } = playThrough([ended], cancelled);
    expect(machine.contentEnded).toBe(true);
    expect(effects).toEqual([]);
  });

  test('a film that ends before its ads were ever asked for has ended', () => {
    expect(playThrough([ended]).machine.contentEnded).toBe(true);
  });
});
