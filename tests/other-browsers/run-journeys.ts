import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Driver, Start } from './driver';
import { blockedJourney, playerJourney, providerJourney } from './player-journey';
import { openProxy, type RecordingProxy } from './proxy';
import { siteJourney } from './site-journey';
import { type Step, type Visitor, visitorOf } from './visitor';

type Open = (start: Start) => Promise<Driver>;

type Browser = {
  name: string;
  open: Open;
  isHere: boolean;
  /** Whether it refuses storage if cookies are blocked. */
  refusesStorage: boolean;
};

/** Walks all journeys in one browser. */
export function runJourneys({ name, open, isHere, refusesStorage }: Browser) {
  if (!isHere) return test.skip(`${name} is not on this machine`);
  return describe(name, () => {
    describe('through the site and the player', () => {
      const walk = openFor(open);
      walk([...siteJourney, ...playerJourney]);
      walk(providerJourney, ['www.youtube.com']);
    });
    if (refusesStorage)
      describe('with cookies blocked', () => {
        const walk = openFor(open, 'blocked');
        walk(blockedJourney);
      });
  });
}

/** One browser for the journeys of a `describe`. `requested`: the other hosts that a journey may request. */
function openFor(open: Open, cookies?: Start['cookies']) {
  let gate: RecordingProxy;
  let driver: Driver | undefined;
  let visitor: Visitor;
  beforeAll(async () => {
    gate = await openProxy(inject('site'));
    driver = await open({ proxy: gate.port, cookies });
    visitor = visitorOf(driver, gate.address);
  });
  afterAll(async () => {
    await driver?.close();
    gate?.close();
  });
  return (steps: Step[], requested: string[] = []) => {
    for (const { step, walk } of steps) test(step, () => walk(visitor));
    test(`there is no error, and these other hosts are requested: ${requested.join() || 'none'}`, () => {
      expect(gate.errors()).toEqual([]);
      expect(gate.otherHosts()).toEqual(requested);
    });
  };
}
