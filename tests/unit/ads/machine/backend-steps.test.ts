import { describe, expect, test } from 'vitest';
import type { MachineEvent } from '@/lib/ads/machine/ad-machine';
import { at, ended, intent, loaded, midroll, playThrough, preroll, runs } from './play-through';

const [pauses, starts, resumes] = runs as [MachineEvent, MachineEvent, MachineEvent];
const overlay: MachineEvent = { type: 'started', ad: { linear: false } };
const selfTimed: MachineEvent = { type: 'loaded', breaks: [midroll(20)], selfTimed: true };
const timeout: MachineEvent = { type: 'timeout' };
const cancelled = playThrough([intent, timeout]).machine;
const letGo = ['stopTimer', 'hideAd', 'uncoverContent', 'playContent'];

test('a pre-roll is done step by step: covered, timed, shown, taken away', () => {
  const { names, machine } = playThrough([intent, loaded(preroll), ...runs]);
  expect(names).toEqual([
    ...['holdContent', 'startTimer', 'request'],
    ...['holdContent', 'startTimer', 'playBreak'],
    ...['holdContent', 'startTimer'],
    ...['stopTimer', 'showAd', 'watchAd'],
    ...[...letGo, 'send'],
    ...['stopTimer', 'hideAd', 'uncoverContent'],
  ]);
  expect(machine.played).toEqual(['pre']);
});

test('what is shown is the ad that has started', () => {
  const { effects } = playThrough([intent, loaded(preroll), ...runs]);
  expect(effects).toContainEqual({ do: 'showAd', ad: { linear: true } });
});

describe('why there are no advertisements is said to the log, and their backend dropped', () => {
  test.each([
    [loaded(), 'The ad server has no advertisement'],
    [timeout, 'No advertisement within 12 seconds'],
    [{ type: 'failed', message: 'dead' }, 'dead'],
  ] as const)('%j', (event, message) => {
    const { effects } = playThrough([event], playThrough([intent]).machine);
    expect(effects[0]).toEqual({ do: 'warn', message });
    expect(effects.slice(1).map((effect) => effect.do)).toEqual(['dropBackend', ...letGo]);
  });
});

test('ads that arrive while nobody wants the film wait for it', () => {
  const all = [intent, loaded(preroll), ...runs, at(1), ended];
  const waiting = playThrough(all).machine;
  const { machine, names } = playThrough([loaded(preroll)], waiting);
  expect(machine.state).toBe('loaded');
  expect(names).toEqual(['stopTimer']);
});

describe('a pause that the backend asks for', () => {
  test.each([
    ['after another break', selfTimed, ...runs],
    ['during an overlay', selfTimed, overlay],
  ])('stops the film %s', (_, ...events) => {
    const { machine, names } = playThrough([
      intent,
      ...(events as MachineEvent[]),
      { type: 'contentPauseRequested', breakId: 'mid' },
    ]);
    expect(machine).toMatchObject({ state: 'contentPaused', held: true, current: 'mid' });
    expect(names.slice(-2)).toEqual(['holdContent', 'startTimer']);
  });

  test('without a name counts as a break all the same', () => {
    const { machine } = playThrough([intent, selfTimed, ...runs, pauses]);
    expect(machine.current).toBe('break');
    expect(machine.played).toEqual(['start', 'break']);
  });

  test('comes too late once the ads are given up', () => {
    const { machine, effects } = playThrough([pauses], cancelled);
    expect(machine).toEqual(cancelled);
    expect(effects).toEqual([]);
  });
});

describe('an ad that starts', () => {
  test('after another one of its break is shown in its place', () => {
    expect(playThrough([intent, loaded(preroll), pauses, starts, starts]).count('showAd')).toBe(2);
  });

  test('as an overlay between two breaks is shown over the film', () => {
    const { machine, names } = playThrough([intent, selfTimed, ...runs, overlay]);
    expect(machine.state).toBe('started');
    expect(names.at(-1)).toBe('showAd');
  });

  test('comes too late once the ads are given up', () => {
    const { machine, effects } = playThrough([starts], cancelled);
    expect(machine).toEqual(cancelled);
    expect(effects).toEqual([]);
  });
});

describe('when the backend gives the film back', () => {
  test('before its ad has started the film goes on', () => {
    const { machine, count } = playThrough([intent, loaded(preroll, midroll(20)), pauses, resumes]);
    expect(machine.state).toBe('contentResumed');
    expect(count('playContent')).toBe(1);
  });

  test('without anything to play for the break it was started with the film goes on', () => {
    const { machine, count } = playThrough([intent, loaded(preroll, midroll(20)), resumes]);
    expect(machine.state).toBe('contentResumed');
    expect(count('playContent')).toBe(1);
  });

  test('while the film runs nothing changes', () => {
    const running = playThrough([intent, loaded(midroll(20)), at(1)]).machine;
    const { machine, effects } = playThrough([resumes], running);
    expect(machine).toEqual(running);
    expect(effects).toEqual([]);
  });
});

describe('a break that fails', () => {
  const fails = (breakId: string): MachineEvent => ({
    type: 'breakFailed',
    breakId,
    message: 'empty',
  });
  const warns = { do: 'warn', message: 'empty' };

  test('is said to the log, and the film goes on to the next', () => {
    const { effects, machine } = playThrough(
      [fails('pre')],
      playThrough([intent, loaded(preroll, midroll(20))]).machine,
    );
    expect(effects[0]).toEqual(warns);
    expect(machine.state).toBe('contentResumed');
  });

  test('as the last of them ends the ads', () => {
    const { effects, machine } = playThrough([intent, loaded(preroll), fails('pre')]);
    expect(effects).toContainEqual(warns);
    expect(machine.state).toBe('cancelled');
  });

  test('and is not the one that runs is said to the log only', () => {
    const begun = playThrough([intent, loaded(preroll, midroll(20))]).machine;
    const { machine, effects } = playThrough([fails('mid 20')], begun);
    expect(machine).toEqual(begun);
    expect(effects).toEqual([warns]);
  });
});

describe('12 seconds without an ad, or with one that stands still', () => {
  test('cost the break that hangs, and not the later ones', () => {
    const begun = playThrough([intent, loaded(midroll(20), midroll(40)), at(1), at(21)]).machine;
    const { names, machine, effects } = playThrough([pauses, timeout], begun);
    expect(names).toContain('abandonBreak');
    expect(names.slice(-letGo.length)).toEqual(letGo);
    expect(effects).toContainEqual({ do: 'warn', message: 'No advertisement within 12 seconds' });
    expect(machine.state).toBe('contentResumed');
    expect(playThrough([at(30), at(41)], machine).breaks).toEqual(['mid 40']);
  });

  test('of a backend that times itself cost all of them', () => {
    const { machine, names } = playThrough([intent, selfTimed, pauses, starts, timeout]);
    expect(machine.state).toBe('cancelled');
    expect(names).toContain('dropBackend');
  });
});

test('an ad that says it lives is watched anew, and its pause is drawn', () => {
  const running = playThrough([intent, loaded(preroll), pauses, starts]).machine;
  expect(playThrough([{ type: 'progress' }], running).names).toEqual(['watchAd']);
  expect(playThrough([{ type: 'paused' }, { type: 'resumed' }], running).effects).toEqual([
    { do: 'tellPaused', paused: true },
    { do: 'tellPaused', paused: false },
  ]);
  expect(playThrough([{ type: 'progress' }, { type: 'paused' }], cancelled).names).toEqual([]);
});
