import { describe, expect, test } from 'vitest';
import { at, intent, loaded, midroll, playThrough, preroll, runs } from './play-through';

describe('consent', () => {
  const unknown = { type: 'playIntent', consent: 'unknown' } as const;

  test('nothing is asked of a server before the visitor has agreed', () => {
    const asked = playThrough([unknown]);
    expect(asked.states).toEqual(['idle', 'awaitingConsent']);
    expect(asked.names).toEqual(['holdContent', 'askConsent']);
    const agreed = playThrough([unknown, { type: 'consentGiven' }]);
    expect(agreed.count('request')).toBe(1);
  });

  test('a no plays the film without advertisements', () => {
    const refused = playThrough([unknown, { type: 'consentRefused' }]);
    expect(refused.machine.state).toBe('cancelled');
    expect(refused.count('playContent')).toBe(1);
    expect(refused.count('request')).toBe(0);
  });

  test('a remembered no asks nothing', () => {
    const { names } = playThrough([{ type: 'playIntent', consent: 'refused' }]);
    expect(names).not.toContain('askConsent');
    expect(names).toContain('playContent');
  });
});

describe('the gate', () => {
  test('a pre-roll passes through all states, and the film is let go once, after it', () => {
    const { states, names, count } = playThrough([intent, loaded(preroll), ...runs]);
    expect(states).toEqual([
      'idle',
      'requesting',
      'loaded',
      'contentPaused',
      'started',
      'contentResumed',
      'allComplete',
    ]);
    expect(count('playContent')).toBe(1);
    expect(names.indexOf('playContent')).toBeGreaterThan(names.indexOf('showAd'));
  });

  test('without a pre-roll the film starts as soon as that is known', () => {
    const { machine, names, count } = playThrough([intent, loaded(midroll(30))]);
    expect(machine.state).toBe('loaded');
    expect(count('playContent')).toBe(1);
    expect(names).toContain('stopTimer');
  });

  test.each([
    ['12 seconds pass', { type: 'timeout' }],
    ['the server fails', { type: 'failed', message: 'dead' }],
    ['the answer is empty', loaded()],
  ] as const)('when %s the film starts, exactly once', (_, event) => {
    const { machine, count } = playThrough([intent, event, { type: 'failed', message: 'again' }]);
    expect(machine.state).toBe('cancelled');
    expect(count('playContent')).toBe(1);
    expect(count('dropBackend')).toBe(1);
  });

  test('an answer after the 12 seconds comes too late', () => {
    const { machine, breaks } = playThrough([intent, { type: 'timeout' }, loaded(preroll)]);
    expect(machine.state).toBe('cancelled');
    expect(breaks).toEqual([]);
  });

  test('wanting the film twice asks the server once', () => {
    expect(playThrough([intent, intent]).count('request')).toBe(1);
  });

  test('wanting the film during an ad takes the ad on, not the film', () => {
    const { names } = playThrough([intent, loaded(preroll), ...runs.slice(0, 2), intent]);
    expect(names).toContain('resumeAd');
    expect(names).not.toContain('playContent');
  });
});

describe('errors', () => {
  test('an error during the ad cancels it, and the film goes on', () => {
    const error = { type: 'failed', message: 'broken' } as const;
    const { machine, count } = playThrough([intent, loaded(preroll), ...runs.slice(0, 2), error]);
    expect(machine.state).toBe('cancelled');
    expect(count('playContent')).toBe(1);
  });

  test('what is not fatal is a warning only', () => {
    const warning = { type: 'warning', message: 'hm' } as const;
    const before = playThrough([intent, loaded(preroll), ...runs.slice(0, 2)]);
    const { machine, effects } = playThrough([warning], before.machine);
    expect(machine).toEqual(before.machine);
    expect(effects).toEqual([{ do: 'warn', message: 'hm' }]);
  });

  test('a break that fails leaves the later ones standing', () => {
    const fails = { type: 'breakFailed', breakId: 'pre', message: 'empty' } as const;
    const { breaks, count } = playThrough([
      intent,
      loaded(preroll, midroll(30)),
      fails,
      at(1),
      at(31),
    ]);
    expect(breaks).toEqual(['pre', 'mid 30']);
    expect(count('playContent')).toBe(1);
  });
});
