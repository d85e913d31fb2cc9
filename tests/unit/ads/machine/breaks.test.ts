import { describe, expect, test } from 'vitest';
import { adsStatus } from '@/lib/ads/machine/ads-status';
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

describe('mid-rolls', () => {
  const begun = playThrough([intent, loaded(midroll(20), midroll(40), midroll(60)), at(0)]).machine;

  test('one plays when the film comes to it, and the film goes on after it', () => {
    const { breaks, count } = playThrough([at(19.9), at(20.1), ...runs], begun);
    expect(breaks).toEqual(['mid 20']);
    expect(count('playContent')).toBe(1);
  });

  test('a seek past several plays the last of them only', () => {
    expect(playThrough([at(65), ...runs], begun).breaks).toEqual(['mid 60']);
  });

  test('none plays twice, nor one that was passed', () => {
    const there = playThrough([at(65), ...runs], begun).machine;
    expect(playThrough([at(1), at(30), at(50), at(70)], there).breaks).toEqual([]);
  });

  test('a film that is resumed in its midst does not make up for what lies before', () => {
    const resumed = playThrough([intent, loaded(midroll(20), midroll(60)), at(50), at(51)]);
    expect(resumed.breaks).toEqual([]);
    expect(playThrough([at(61)], resumed.machine).breaks).toEqual(['mid 60']);
  });

  test('a share of the length is a moment too', () => {
    const half = playThrough([intent, loaded({ id: 'half', at: '50%' }), at(49), at(50)]);
    expect(half.breaks).toEqual(['half']);
  });
});

describe('the end', () => {
  test('a post-roll plays, and the film is not started again', () => {
    const { breaks, count, machine } = playThrough([
      intent,
      loaded(postroll),
      at(1),
      ended,
      ...runs,
    ]);
    expect(breaks).toEqual(['post']);
    expect(count('playContent')).toBe(1);
    expect(machine.contentEnded).toBe(true);
  });

  test('ads are asked for again when all are complete and the film has ended, once', () => {
    const all = [intent, loaded(preroll), ...runs, at(1), ended];
    const again = playThrough([...all, { type: 'allComplete' }, ended]);
    expect(again.count('request')).toBe(2);
    expect(again.machine.state).toBe('requesting');
    expect(again.count('playContent')).toBe(1);
  });

  test('a replay has its own pre-roll before it', () => {
    const all = [intent, loaded(preroll), ...runs, at(1), ended, loaded(preroll), intent, ...runs];
    const { breaks, count } = playThrough(all);
    expect(breaks).toEqual(['pre', 'pre']);
    expect(count('playContent')).toBe(2);
  });

  test('after an error nothing is asked for again', () => {
    const failed = [intent, { type: 'failed', message: 'dead' }, ended, intent, ended] as const;
    expect(playThrough(failed).count('request')).toBe(1);
  });
});

test('an ad that is not linear does not stop the film', () => {
  const mid = playThrough([intent, loaded(midroll(20)), at(19), at(20)]).machine;
  const { names } = playThrough([{ type: 'started', ad: { linear: false } }, at(25)], mid);
  expect(names).toContain('showAd');
  expect(names).not.toContain('holdContent');
});

test('a backend that keeps its own time is started once, and told of the end', () => {
  const answer = { type: 'loaded', breaks: [midroll(20)], selfTimed: true } as const;
  const { breaks, count } = playThrough([intent, answer, at(1), at(30), ...runs, at(31), ended]);
  expect(breaks).toEqual(['start']);
  expect(count('tellEnded')).toBe(1);
  expect(count('playContent')).toBe(2);
});

test('the page is told of ads that load, play, are over or given up', () => {
  const status = (...events: Parameters<typeof playThrough>[0]) =>
    adsStatus(playThrough(events).machine);
  expect(status()).toBe('none');
  expect(status(intent)).toBe('requesting');
  expect(status(intent, loaded(preroll))).toBe('requesting');
  expect(status(intent, loaded(midroll(20)))).toBe('none');
  expect(status({ type: 'playIntent', consent: 'unknown' })).toBe('none');
  expect(status(intent, loaded(preroll), ...runs.slice(0, 1))).toBe('playing');
  expect(status(intent, loaded(preroll), ...runs.slice(0, 2))).toBe('playing');
  expect(status(intent, loaded(midroll(20)), { type: 'started', ad: { linear: false } })).toBe(
    'none',
  );
  expect(status(intent, loaded(preroll, midroll(20)), ...runs)).toBe('none');
  expect(status(intent, loaded(preroll), ...runs)).toBe('complete');
  expect(status(intent, { type: 'timeout' })).toBe('cancelled');
});

describe('two breaks at one moment both play, one after the other', () => {
  const twice = (at: 'start' | 'end' | number) => [
    { id: 'one', at },
    { id: 'two', at },
  ];

  test('before the film, which is not seen between them', () => {
    const { breaks, count } = playThrough([intent, loaded(...twice('start')), ...runs]);
    expect(breaks).toEqual(['one', 'two']);
    expect(count('playContent')).toBe(0);
    const all = playThrough([intent, loaded(...twice('start')), ...runs, ...runs]);
    expect(all.count('playContent')).toBe(1);
  });

  test('in its midst, though the first of them fails', () => {
    const begun = playThrough([intent, loaded(...twice(20)), at(0)]).machine;
    const failed = { type: 'breakFailed', breakId: 'one', message: 'empty' } as const;
    expect(playThrough([at(21), failed, ...runs], begun).breaks).toEqual(['one', 'two']);
  });

  test('after its end', () => {
    const events = [intent, loaded(...twice('end')), at(1), ended, ...runs, ...runs];
    expect(playThrough(events).breaks).toEqual(['one', 'two']);
  });
});
