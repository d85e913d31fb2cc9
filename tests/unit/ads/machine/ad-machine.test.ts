import { describe, expect, test } from 'vitest';
import { adsStatus, initialMachine, type MachineEvent } from '@/lib/ads/machine/ad-machine';
import * as given from './play-through';

const { at, ended, intent, loaded, midroll, playThrough, postroll, preroll, runs } = given;
const [pauses, starts, resumes] = runs as [MachineEvent, MachineEvent, MachineEvent];
const overlay: MachineEvent = { type: 'started', ad: { linear: false } };
const selfTimed: MachineEvent = { type: 'loaded', breaks: [midroll(20)], selfTimed: true };
const timeout: MachineEvent = { type: 'timeout' };
const complete: MachineEvent = { type: 'allComplete' };
const failed: MachineEvent = { type: 'failed', message: 'dead' };
const asks: MachineEvent = { type: 'playIntent', consent: 'unknown' };
const breakFailed = (breakId: string): MachineEvent => ({
  ...{ type: 'breakFailed', breakId, message: 'empty' },
});
const twice = (at: 'start' | 'end' | number) => loaded({ id: 'one', at }, { id: 'two', at });
const seen = [intent, loaded(preroll), ...runs, at(1), ended];
/** A film with mid-rolls that has begun. */
const begun = [intent, loaded(midroll(20), midroll(40), midroll(60)), at(0)];
/** The film has come to a mid-roll whose ads are still being fetched. */
const near = [intent, loaded(midroll(99), postroll), at(98), at(99.5)];
const cancelled = playThrough([intent, timeout]).machine;
const letGo = ['stopTimer', 'hideAd', 'uncoverContent', 'playContent'];

describe('consent', () => {
  test('nothing is asked of a server before the visitor has agreed', () => {
    const asked = playThrough([asks]);
    expect(asked.states).toEqual(['idle', 'awaitingConsent']);
    expect(asked.names).toEqual(['holdContent', 'askConsent']);
    expect(playThrough([asks, { type: 'consentGiven' }]).count('request')).toBe(1);
  });

  test('a no plays the film without advertisements, uncovered', () => {
    const { machine, names } = playThrough(
      [{ type: 'consentRefused' }],
      playThrough([asks]).machine,
    );
    expect(machine.state).toBe('cancelled');
    expect(names).toEqual(['dropBackend', ...letGo]);
  });

  test('a remembered no asks nothing', () => {
    const { names } = playThrough([{ type: 'playIntent', consent: 'refused' }]);
    expect(names).not.toContain('askConsent');
    expect(names).toContain('playContent');
  });
});

test('a pre-roll is done step by step: covered, timed, shown, taken away', () => {
  const { names, machine, effects } = playThrough([intent, loaded(preroll), ...runs]);
  expect(names).toEqual([
    ...['holdContent', 'startTimer', 'request'],
    ...['holdContent', 'startTimer', 'playBreak'],
    ...['holdContent', 'startTimer'],
    ...['stopTimer', 'showAd', 'watchAd'],
    ...[...letGo, 'send'],
    ...['stopTimer', 'hideAd', 'uncoverContent'],
  ]);
  expect(effects).toContainEqual({ do: 'showAd', ad: { linear: true } });
  expect(machine.played).toEqual(['pre']);
});

test.each<[string, MachineEvent[], string[]]>([
  ['a mid-roll plays when the film comes to it', [...begun, at(19.9), at(20.1)], ['mid 20']],
  ['a seek past several plays the last of them only', [...begun, at(65)], ['mid 60']],
  ['none plays twice, nor one that was passed', [...begun, at(65), ...runs, at(30)], ['mid 60']],
  ['no mid-roll comes into another one', [...begun, at(21), at(41)], ['mid 20']],
  [
    'a film resumed in its midst does not make up for what lies before',
    [intent, loaded(midroll(20), midroll(60)), at(50), at(51), at(61)],
    ['mid 60'],
  ],
  [
    'a film resumed at the very second of a mid-roll has it behind itself',
    [intent, loaded(midroll(20)), at(20), at(21)],
    [],
  ],
  [
    'mid-rolls out of order are taken in order',
    [intent, loaded(midroll(60), midroll(20), midroll(40)), at(0), at(65)],
    ['mid 60'],
  ],
  [
    'a share of the length is a moment',
    [intent, loaded({ id: 'half', at: '50%' }), at(49), at(50)],
    ['half'],
  ],
  [
    'a mid-roll comes while an overlay lies over the film',
    [intent, loaded(midroll(20)), overlay, at(1), at(21)],
    ['mid 20'],
  ],
  [
    'a mid-roll that was never come to is left out',
    [intent, loaded(midroll(99)), at(1), ended],
    [],
  ],
  ['a replay has its own pre-roll', [...seen, loaded(preroll), intent, ...runs], ['pre', 'pre']],
  [
    'two pre-rolls play one after the other',
    [intent, twice('start'), ...runs, ...runs],
    ['one', 'two'],
  ],
  [
    'two mid-rolls of one moment play, though the first fails',
    [intent, twice(20), at(0), at(21), breakFailed('one'), ...runs],
    ['one', 'two'],
  ],
  [
    'two post-rolls play one after the other',
    [intent, twice('end'), at(1), ended, ...runs, ...runs],
    ['one', 'two'],
  ],
  [
    'a break that fails leaves the later ones standing',
    [intent, loaded(preroll, midroll(30)), breakFailed('pre'), at(1), at(31)],
    ['pre', 'mid 30'],
  ],
  ['an answer after the 12 seconds comes too late', [intent, timeout, loaded(preroll)], []],
  [
    'a self-timed backend is started once',
    [intent, selfTimed, at(1), at(30), ...runs, at(31), ended],
    ['start'],
  ],
])('%s', (_, events, breaks) => {
  expect(playThrough(events).breaks).toEqual(breaks);
});

test.each<[string, MachineEvent[], number]>([
  ['before a pre-roll', [intent, loaded(preroll)], 0],
  ['between two pre-rolls', [intent, twice('start'), ...runs], 0],
  ['after two pre-rolls', [intent, twice('start'), ...runs, ...runs], 1],
  ['at once without a pre-roll', [intent, loaded(midroll(30))], 1],
  ['after a mid-roll', [...begun, at(21), ...runs], 2],
  ['after a post-roll', [intent, loaded(postroll), at(1), ended, ...runs], 1],
  ['for a replay', [...seen, loaded(preroll), intent, ...runs], 2],
  ['where the time is up, once', [intent, timeout, failed], 1],
  ['where the server fails, once', [intent, failed, failed], 1],
  ['where the answer is empty, once', [intent, loaded(), failed], 1],
  ['where the ad fails', [intent, loaded(preroll), pauses, starts, failed], 1],
  ['where nothing plays for the break', [intent, loaded(preroll, midroll(20)), resumes], 1],
  ['around the ads of a self-timed backend', [intent, selfTimed, ...runs, at(31), ended], 2],
  ['during an ad', [intent, loaded(preroll), pauses, starts, intent], 0],
])('the film is started %s', (_, events, times) => {
  expect(playThrough(events).count('playContent')).toBe(times);
});

test.each<[string, MachineEvent[], number]>([
  ['wanted twice', [intent, intent], 1],
  ['all complete and the film over', [...seen, complete, ended], 2],
  ['over without a mid-roll', [intent, loaded(midroll(99)), at(1), ended], 2],
  [
    'complete again before anybody wants them',
    [intent, loaded(postroll), at(1), ended, ...runs, loaded(preroll), complete],
    2,
  ],
  ['failed, and the film over', [intent, failed, ended, intent, ended], 1],
])('ads that are %s are asked for this often: %j', (_, events, requests) => {
  expect(playThrough(events).count('request')).toBe(requests);
});

test.each([
  [loaded(), 'The ad server has no advertisement'],
  [timeout, 'No advertisement within 12 seconds'],
  [failed, 'dead'],
] as const)('after %j the reason is logged and the backend dropped', (event, message) => {
  const { effects } = playThrough([event], playThrough([intent]).machine);
  expect(effects[0]).toEqual({ do: 'warn', message });
  expect(effects.slice(1).map((effect) => effect.do)).toEqual(['dropBackend', ...letGo]);
});

test.each([
  ...[pauses, starts, resumes, at(5), complete, timeout, failed],
  ...[{ type: 'progress' }, { type: 'paused' }, { type: 'consentGiven' }],
] as MachineEvent[])(
  '%j changes nothing before ads are asked for, or after they are given up',
  (event) => {
    const late = playThrough([event], cancelled);
    expect([late.machine, late.names]).toEqual([cancelled, []]);
    if (event.type !== 'contentTime')
      expect(playThrough([event]).names.filter((name) => name !== 'warn')).toEqual([]);
  },
);

describe('who presses play', () => {
  test('during an ad takes the ad on', () => {
    expect(playThrough([intent, loaded(preroll), pauses, starts, intent]).names).toContain(
      'resumeAd',
    );
  });

  test('once the ads are given up has the film at once, and again after its end', () => {
    const { machine, names } = playThrough([ended, intent], cancelled);
    expect(names).toEqual(['playContent']);
    expect(machine).toMatchObject({ state: 'cancelled', contentEnded: false });
  });

  test('after the end waits for the new ads, which wait for who wants the film', () => {
    const reloading = playThrough(seen).machine;
    const wanted = playThrough([intent], reloading);
    expect(wanted.names).toEqual(['holdContent', 'startTimer']);
    expect(playThrough([loaded(preroll)], wanted.machine).breaks).toEqual(['pre']);
    const waiting = playThrough([loaded(preroll)], reloading);
    expect([waiting.machine.state, waiting.names]).toEqual(['loaded', ['stopTimer']]);
  });

  test('on a source that is tried again has no break that was played before', () => {
    const before = { ...initialMachine, played: ['start'] };
    expect(playThrough([intent, selfTimed], before).breaks).toEqual([]);
    expect(playThrough([intent, loaded({ id: 'start', at: 'start' })], before).breaks).toEqual([]);
  });
});

describe('what the backend reports', () => {
  test.each([
    ['after another break', [selfTimed, ...runs]],
    ['during an overlay', [selfTimed, overlay]],
  ])('a pause stops the film %s', (_, events) => {
    const pause: MachineEvent = { type: 'contentPauseRequested', breakId: 'mid' };
    const { machine, names } = playThrough([intent, ...events, pause]);
    expect(machine).toMatchObject({ state: 'contentPaused', held: true, current: 'mid' });
    expect(names.slice(-2)).toEqual(['holdContent', 'startTimer']);
  });

  test('an overlay is shown over the running film', () => {
    const { machine, names } = playThrough([intent, selfTimed, ...runs, overlay]);
    expect([machine.state, names.at(-1)]).toEqual(['started', 'showAd']);
    const mid = playThrough([intent, loaded(midroll(20)), at(19), at(20)]).machine;
    expect(playThrough([overlay, at(25)], mid).names).not.toContain('holdContent');
  });

  test('a failure of another break than the one that runs is logged only', () => {
    const first = playThrough([intent, loaded(preroll, midroll(20))]).machine;
    const { machine, effects } = playThrough([breakFailed('mid 20')], first);
    expect(machine).toEqual(first);
    expect(effects).toEqual([{ do: 'warn', message: 'empty' }]);
    const last = playThrough([intent, loaded(preroll), breakFailed('pre')]);
    expect(last.machine.state, 'of the last break there is').toBe('cancelled');
  });

  test('an ad that says it lives is watched anew, and its pause is drawn', () => {
    const running = playThrough([intent, loaded(preroll), pauses, starts]).machine;
    expect(playThrough([{ type: 'progress' }], running).names).toEqual(['watchAd']);
    expect(playThrough([{ type: 'paused' }, { type: 'resumed' }], running).effects).toEqual([
      { do: 'tellPaused', paused: true },
      { do: 'tellPaused', paused: false },
    ]);
  });

  test('12 seconds without an ad cost the break that hangs, and not the later ones', () => {
    const hangs = playThrough([...begun, at(21)]).machine;
    const { names, machine } = playThrough([pauses, timeout], hangs);
    expect(names).toContain('abandonBreak');
    expect(names.slice(-letGo.length)).toEqual(letGo);
    expect(machine.state).toBe('contentResumed');
    expect(playThrough([at(30), at(41)], machine).breaks).toEqual(['mid 40']);
  });

  test('12 seconds of a backend that times itself cost all of them', () => {
    const { machine, names } = playThrough([intent, selfTimed, pauses, starts, timeout]);
    expect(machine.state).toBe('cancelled');
    expect(names).toContain('dropBackend');
  });
});

describe('the end of the film', () => {
  test('is told to a self-timed backend, once', () => {
    expect(playThrough([intent, selfTimed, ...runs, ended, ended]).count('tellEnded')).toBe(1);
  });

  test('begins anew with nothing played and no break left', () => {
    const { machine } = playThrough([intent, loaded(midroll(99), postroll), at(1), ended, ...runs]);
    expect(machine).toMatchObject({ breaks: [], played: [], selfTimed: false, contentEnded: true });
  });

  test('is not an end during a break', () => {
    expect(playThrough([intent, loaded(preroll), ended]).machine.contentEnded).toBe(false);
    expect(playThrough([...begun, at(21), pauses, ended]).machine.contentEnded).toBe(false);
  });

  test('gives a mid-roll up that the film has overtaken, for the post-roll', () => {
    const { breaks, machine, names, count } = playThrough([...near, ended]);
    expect(breaks).toEqual(['mid 99', 'post']);
    expect(names.slice(-4)).toEqual(['abandonBreak', 'stopTimer', 'startTimer', 'playBreak']);
    expect(machine).toMatchObject({ contentEnded: true, held: false, current: 'post', queue: [] });
    const after = playThrough([...near, ended, ...runs]);
    expect(after.count('playContent'), 'the film does not begin anew').toBe(count('playContent'));
  });

  test('gives others of the same moment up with it, and asks for new ads', () => {
    const twins = loaded(midroll(99), { ...midroll(99), id: 'twin' });
    const { breaks, count } = playThrough([intent, twins, at(98), at(99.5), ended]);
    expect(breaks).toEqual(['mid 99']);
    expect([count('abandonBreak'), count('request')]).toEqual([1, 2]);
  });

  test('gives no break of a self-timed backend up', () => {
    const asked = { ...playThrough([intent, selfTimed]).machine, held: false, current: 'mid 20' };
    expect(playThrough([ended], asked)).toMatchObject({ machine: asked, effects: [] });
  });
});

test.each<[string, MachineEvent[]]>([
  ['none', []],
  ['requesting', [intent]],
  ['requesting', [intent, loaded(preroll)]],
  ['none', [intent, loaded(midroll(20))]],
  ['none', [asks]],
  ['playing', [intent, loaded(preroll), pauses]],
  ['playing', [intent, loaded(preroll), pauses, starts]],
  ['none', [intent, loaded(midroll(20)), overlay]],
  ['none', [intent, loaded(preroll, midroll(20)), ...runs]],
  ['complete', [intent, loaded(preroll), ...runs]],
  ['cancelled', [intent, timeout]],
])('the page is told “%s” after %j', (status, events) => {
  expect(adsStatus(playThrough(events).machine)).toBe(status);
});
