import { describe, expect, test } from 'vitest';
import type { AdBreak } from '@/lib/ads/ad-backend';
import {
  type AdEffect,
  type AdMachine,
  adsStatus,
  initialMachine,
  type MachineEvent,
} from '@/lib/ads/machine/ad-machine';
import { transition } from '@/lib/ads/machine/transition';

/** Sends events, and those that the machine sends itself; records the states and effects. */
function playThrough(events: readonly MachineEvent[], from: AdMachine = initialMachine) {
  let machine = from;
  const effects: AdEffect[] = [];
  const queue = [...events];
  for (let event = queue.shift(); event; event = queue.shift()) {
    const step = transition(machine, event);
    machine = step.machine;
    effects.push(...step.effects);
    const sent = step.effects.flatMap((effect) => (effect.do === 'send' ? [effect.event] : []));
    queue.unshift(...sent);
  }
  const names = effects.map((effect) => effect.do);
  const count = (name: AdEffect['do']) => names.filter((one) => one === name).length;
  const breaks = effects.flatMap((effect) => (effect.do === 'playBreak' ? [effect.breakId] : []));
  return { machine, effects, names, count, breaks };
}

const intent: MachineEvent = { type: 'playIntent', consent: 'notNeeded' };
const loaded = (...breaks: AdBreak[]): MachineEvent => ({
  type: 'loaded',
  breaks,
  selfTimed: false,
});
const preroll = { id: 'pre', at: 'start' } as const;
const postroll = { id: 'post', at: 'end' } as const;
const midroll = (at: number) => ({ id: `mid ${at}`, at });
const pauses: MachineEvent = { type: 'contentPauseRequested' };
const starts: MachineEvent = { type: 'started', ad: { linear: true } };
const resumes: MachineEvent = { type: 'contentResumeRequested' };
const runs = [pauses, starts, resumes];
const at = (time: number): MachineEvent => ({ type: 'contentTime', time, duration: 100 });
const ended: MachineEvent = { type: 'contentEnded' };
const overlay: MachineEvent = { type: 'started', ad: { linear: false } };
const selfTimed: MachineEvent = { type: 'loaded', breaks: [midroll(20)], selfTimed: true };
const timeout: MachineEvent = { type: 'timeout' };
const complete: MachineEvent = { type: 'allComplete' };
const failed: MachineEvent = { type: 'failed', message: 'dead' };
const unanswered: MachineEvent = { type: 'playIntent', consent: 'unknown' };
const breakFailed = (breakId: string): MachineEvent => ({
  ...{ type: 'breakFailed', breakId, message: 'empty' },
});
const twice = (at: 'start' | 'end' | number) => loaded({ id: 'one', at }, { id: 'two', at });
const seen = [intent, loaded(preroll), ...runs, at(1), ended];
/** A film with mid-rolls that has started. */
const begun = [intent, loaded(midroll(20), midroll(40), midroll(60)), at(0)];
/** The ads of a mid-roll that is due are still loading. */
const near = [intent, loaded(midroll(99), postroll), at(98), at(99.5)];
const cancelled = playThrough([intent, timeout]).machine;
const released = ['stopTimer', 'hideAd', 'uncoverContent', 'playContent'];

test('ads are requested only after consent', () => {
  const asking = playThrough([unanswered]);
  expect(asking.machine.state).toBe('awaitingConsent');
  expect(asking.names).toEqual(['holdContent', 'askConsent']);
  expect(playThrough([unanswered, { type: 'consentGiven' }]).count('request')).toBe(1);
});

test('a refusal plays the film without ads', () => {
  const { machine, names } = playThrough(
    [{ type: 'consentRefused' }],
    playThrough([unanswered]).machine,
  );
  expect(machine.state).toBe('cancelled');
  expect(names).toEqual(['dropBackend', ...released]);
});

test('a stored refusal plays the film without a question', () => {
  const { names } = playThrough([{ type: 'playIntent', consent: 'refused' }]);
  expect(names).not.toContain('askConsent');
  expect(names).toContain('playContent');
});

test.each<[string, MachineEvent[], string[]]>([
  ['a mid-roll plays when the film reaches it', [...begun, at(19.9), at(20.1)], ['mid 20']],
  ['a seek past several mid-rolls plays the last one only', [...begun, at(65)], ['mid 60']],
  ['a mid-roll played or passed is not repeated', [...begun, at(65), ...runs, at(30)], ['mid 60']],
  ['a mid-roll does not interrupt another one', [...begun, at(21), at(41)], ['mid 20']],
  [
    'a film that starts at a stored position skips the breaks before it',
    [intent, loaded(midroll(20), midroll(60)), at(50), at(51), at(61)],
    ['mid 60'],
  ],
  [
    'a film that starts at the second of a mid-roll skips it',
    [intent, loaded(midroll(20)), at(20), at(21)],
    [],
  ],
  [
    'mid-rolls of an unsorted response play in order',
    [intent, loaded(midroll(60), midroll(20), midroll(40)), at(0), at(65)],
    ['mid 60'],
  ],
  [
    'a share of the duration is a position',
    [intent, loaded({ id: 'half', at: '50%' }), at(49), at(50)],
    ['half'],
  ],
  ['a mid-roll ends an overlay', [intent, loaded(midroll(20)), overlay, at(1), at(21)], ['mid 20']],
  ['a mid-roll never reached does not play', [intent, loaded(midroll(99)), at(1), ended], []],
  ['a replay has its own pre-roll', [...seen, loaded(preroll), intent, ...runs], ['pre', 'pre']],
  ['two pre-rolls play in sequence', [intent, twice('start'), ...runs, ...runs], ['one', 'two']],
  [
    'the second mid-roll of a position plays after the first one has failed',
    [intent, twice(20), at(0), at(21), breakFailed('one'), ...runs],
    ['one', 'two'],
  ],
  [
    'two post-rolls are played',
    [intent, twice('end'), at(1), ended, ...runs, ...runs],
    ['one', 'two'],
  ],
  [
    'later breaks play after one has failed',
    [intent, loaded(preroll, midroll(30)), breakFailed('pre'), at(1), at(31)],
    ['pre', 'mid 30'],
  ],
  ['a response after the timeout is ignored', [intent, timeout, loaded(preroll)], []],
  [
    'a self-timed backend is started once',
    [intent, selfTimed, at(1), at(30), ...runs, at(31), ended],
    ['start'],
  ],
])('%s', (_, events, breaks) => expect(playThrough(events).breaks).toEqual(breaks));

test.each<[string, MachineEvent[], number]>([
  ['not before a pre-roll', [intent, loaded(preroll)], 0],
  ['not between two pre-rolls', [intent, twice('start'), ...runs], 0],
  ['once after two pre-rolls', [intent, twice('start'), ...runs, ...runs], 1],
  ['at once without a pre-roll', [intent, loaded(midroll(30))], 1],
  ['after a mid-roll', [...begun, at(21), ...runs], 2],
  ['after a post-roll', [intent, loaded(postroll), at(1), ended, ...runs], 1],
  ['for a replay', [...seen, loaded(preroll), intent, ...runs], 2],
  ['once after the timeout', [intent, timeout, failed], 1],
  ['once after failures of the server', [intent, failed, failed], 1],
  ['once after an empty response', [intent, loaded(), failed], 1],
  ['after a failed ad', [intent, loaded(preroll), pauses, starts, failed], 1],
  ['after a break without ads', [intent, loaded(preroll, midroll(20)), resumes], 1],
  ['beside the ads of a self-timed backend', [intent, selfTimed, ...runs, at(31), ended], 2],
  ['not during an ad', [intent, loaded(preroll), pauses, starts, intent], 0],
])('the film starts %s', (_, events, times) =>
  expect(playThrough(events).count('playContent')).toBe(times),
);

test.each<[string, MachineEvent[], number]>([
  ['after two play intents', [intent, intent], 1],
  ['after all ads are complete and the film has ended', [...seen, complete, ended], 2],
  ['after a film that never reached its mid-roll', [intent, loaded(midroll(99)), at(1), ended], 2],
  [
    'after new ads that complete before a replay',
    [intent, loaded(postroll), at(1), ended, ...runs, loaded(preroll), complete],
    2,
  ],
  ['after a failure and the end of the film', [intent, failed, ended, intent, ended], 1],
])('%s, ads have been requested this often: %j', (_, events, requests) =>
  expect(playThrough(events).count('request')).toBe(requests),
);

test.each([
  [loaded(), 'The ad server has no advertisement'],
  [timeout, 'No advertisement within 12 seconds'],
  [failed, 'dead'],
] as const)('%j logs the reason and drops the backend', (event, message) => {
  const { effects } = playThrough([event], playThrough([intent]).machine);
  expect(effects[0]).toEqual({ do: 'warn', message });
  expect(effects.slice(1).map((effect) => effect.do)).toEqual(['dropBackend', ...released]);
});

test('a play intent during an ad resumes the ad', () =>
  expect(playThrough([intent, loaded(preroll), pauses, starts, intent]).count('resumeAd')).toBe(1));

test('a play intent after a cancellation plays the film at once, also after its end', () => {
  const { machine, names } = playThrough([ended, intent], cancelled);
  expect(names).toEqual(['playContent']);
  expect(machine).toMatchObject({ state: 'cancelled', contentEnded: false });
});

test('a play intent after the end waits for the new ads', () => {
  const reloading = playThrough(seen).machine;
  const wanted = playThrough([intent], reloading);
  expect(wanted.names).toEqual(['holdContent', 'startTimer']);
  expect(playThrough([loaded(preroll)], wanted.machine).breaks).toEqual(['pre']);
  const waiting = playThrough([loaded(preroll)], reloading);
  expect([waiting.machine.state, waiting.names]).toEqual(['loaded', ['stopTimer']]);
});

describe('events of the backend', () => {
  test.each([
    ['after another break', [selfTimed, ...runs]],
    ['during an overlay', [selfTimed, overlay]],
  ])('a pause request %s holds the film', (_, events) => {
    const pause: MachineEvent = { type: 'contentPauseRequested', breakId: 'mid' };
    const { machine, names } = playThrough([intent, ...events, pause]);
    expect(machine).toMatchObject({ state: 'contentPaused', held: true, current: 'mid' });
    expect(names.slice(-2)).toEqual(['holdContent', 'startTimer']);
  });

  test('a failure of another break than the running one is only logged', () => {
    const first = playThrough([intent, loaded(preroll, midroll(20))]).machine;
    const { machine, effects } = playThrough([breakFailed('mid 20')], first);
    expect(machine).toEqual(first);
    expect(effects).toEqual([{ do: 'warn', message: 'empty' }]);
    const last = playThrough([intent, loaded(preroll), breakFailed('pre')]);
    expect(last.machine.state, 'failure of the last break').toBe('cancelled');
  });

  test('progress restarts the watchdog, and a pause is shown', () => {
    const running = playThrough([intent, loaded(preroll), pauses, starts]).machine;
    expect(playThrough([{ type: 'progress' }], running).names).toEqual(['watchAd']);
    expect(playThrough([{ type: 'paused' }, { type: 'resumed' }], running).effects).toEqual([
      { do: 'showPaused', paused: true },
      { do: 'showPaused', paused: false },
    ]);
  });

  test('a timeout aborts the stalled break and leaves the later ones', () => {
    const hangs = playThrough([...begun, at(21)]).machine;
    const { names, machine } = playThrough([pauses, timeout], hangs);
    expect(names).toContain('abandonBreak');
    expect(names.slice(-released.length)).toEqual(released);
    expect(machine.state).toBe('contentResumed');
    expect(playThrough([at(30), at(41)], machine).breaks).toEqual(['mid 40']);
  });

  test('a timeout of a self-timed backend cancels all ads', () => {
    const { machine, names } = playThrough([intent, selfTimed, pauses, starts, timeout]);
    expect(machine.state).toBe('cancelled');
    expect(names).toContain('dropBackend');
  });
});

describe('the end of the film', () => {
  test('is reported once to a self-timed backend', () =>
    expect(playThrough([intent, selfTimed, ...runs, ended, ended]).count('notifyEnded')).toBe(1));

  test('resets the breaks for a replay', () => {
    const { machine } = playThrough([intent, loaded(midroll(99), postroll), at(1), ended, ...runs]);
    expect(machine).toMatchObject({ breaks: [], played: [], selfTimed: false, contentEnded: true });
  });

  test('aborts a mid-roll that has not started, and plays the post-roll', () => {
    const { breaks, machine, names, count } = playThrough([...near, ended]);
    expect(breaks).toEqual(['mid 99', 'post']);
    expect(names.slice(-4)).toEqual(['abandonBreak', 'stopTimer', 'startTimer', 'playBreak']);
    expect(machine).toMatchObject({ contentEnded: true, held: false, current: 'post', queue: [] });
    const after = playThrough([...near, ended, ...runs]);
    expect(after.count('playContent'), 'the film does not restart').toBe(count('playContent'));
  });

  test('aborts all mid-rolls of that position, and requests new ads', () => {
    const twins = loaded(midroll(99), { ...midroll(99), id: 'twin' });
    const { breaks, count } = playThrough([intent, twins, at(98), at(99.5), ended]);
    expect(breaks).toEqual(['mid 99']);
    expect([count('abandonBreak'), count('request')]).toEqual([1, 2]);
  });

  test('aborts no break of a self-timed backend', () => {
    const running = { ...playThrough([intent, selfTimed]).machine, held: false, current: 'mid 20' };
    expect(playThrough([ended], running)).toMatchObject({ machine: running, effects: [] });
  });
});

test.each<[string, MachineEvent[]]>([
  ['none', []],
  ['requesting', [intent]],
  ['requesting', [intent, loaded(preroll)]],
  ['none', [intent, loaded(midroll(20))]],
  ['none', [unanswered]],
  ['playing', [intent, loaded(preroll), pauses]],
  ['playing', [intent, loaded(preroll), pauses, starts]],
  ['none', [intent, loaded(midroll(20)), overlay]],
  ['none', [intent, loaded(preroll, midroll(20)), ...runs]],
  ['complete', [intent, loaded(preroll), ...runs]],
  ['cancelled', [intent, timeout]],
])('the ad status is %s after %j', (status, events) =>
  expect(adsStatus(playThrough(events).machine)).toBe(status),
);
