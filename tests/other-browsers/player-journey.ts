import { expect } from 'vitest';
import { languages } from '../e2e/languages';
import { desktop } from './driver';
import type { Step } from './visitor';
import {
  isIn,
  isNear,
  leaveAndReturn,
  pause,
  pressPoster,
  readTime,
  runsPast,
  seekBar,
  watch,
  watchStream,
} from './watch-film';

const [{ words: french }] = languages;

/** Bounding box of an element. */
const boxOf = (selector: string) =>
  document.querySelector(selector)?.getBoundingClientRect().toJSON();

/** Through the player. */
export const playerJourney: Step[] = [
  {
    step: 'a press on the poster starts a film, and keys seek and pause',
    async walk(visitor) {
      await watch(visitor);
      await visitor.key('l');
      await visitor.until(runsPast, 10.5);
      await pause(visitor);
      await visitor.key('5');
      await visitor.until(isNear, 24);
      await visitor.key('k');
      await visitor.until(runsPast, 24.5);
      await visitor.key('End');
      await visitor.until(isIn, 'ended');
      expect(await visitor.ask(readTime)).toBeGreaterThan(47);
    },
  },
  {
    step: 'the seek bar shows the thumbnail and the chapter under the mouse, and seeks on a press',
    async walk(visitor) {
      await watch(visitor);
      await pause(visitor);
      // Several moves: the first may be before the thumbnails are loaded.
      for (const share of [0.2, 0.22, 0.25]) await visitor.hover(seekBar(share));
      await visitor.until(() => document.querySelector('.scrubber img')?.checkVisibility());
      const picture = await visitor.ask(boxOf, '.scrubber-image');
      const chapter = await visitor.ask(boxOf, '.player-chapter-title');
      expect(picture.height).toBeGreaterThan(60);
      expect(chapter.height).toBeGreaterThan(0);
      expect(chapter.bottom).toBeLessThanOrEqual(picture.top);
      await visitor.press(seekBar(0.75));
      await visitor.until(isNear, 36);
    },
  },
  {
    step: 'a film left by a link resumes where it was left',
    async walk(visitor) {
      await watch(visitor);
      await visitor.key('5');
      await visitor.until(runsPast, 24.2);
      await visitor.press(french.Navigation.vod, 'header');
      await visitor.until(
        () => location.pathname === '/vod' && !document.querySelector('.bobine-player'),
      );
      await visitor.back();
      await pressPoster(visitor);
      await visitor.until(runsPast, 24);
      expect(await visitor.ask(readTime)).toBeLessThan(40);
    },
  },
  {
    step: 'a film restored from the bfcache is paused where it was, and goes on',
    async walk(visitor) {
      await watch(visitor);
      await visitor.key('5');
      await visitor.until(runsPast, 24.2);
      const left = await leaveAndReturn(visitor);
      await visitor.until(isIn, 'paused');
      const time = await visitor.ask(readTime);
      expect(Math.abs(time - left)).toBeLessThan(3);
      await visitor.key('k');
      await visitor.until(runsPast, time + 0.3);
    },
  },
  {
    step: 'a stream plays after its advertisement, and a seek beyond its end ends it',
    async walk(visitor) {
      await watchStream(visitor);
      await visitor.key('l');
      await visitor.until(isIn, 'ended');
      expect(await visitor.ask(readTime)).toBeGreaterThan(7);
    },
  },
  {
    step: 'at 320 px with a classic scrollbar the control bar has two lines',
    async walk(visitor) {
      await visitor.resize(320, 640);
      try {
        await watch(visitor);
        await pause(visitor);
        const scrollbar = await visitor.ask(
          () => innerWidth - document.documentElement.clientWidth,
        );
        // WebKit has overlay scrollbars: a narrower window is equivalent.
        if (scrollbar === 0) await visitor.resize(305, 640);
        const { height } = await visitor.ask(boxOf, '.plyr__controls');
        expect(height).toBeLessThan(90);
      } finally {
        await visitor.resize(desktop.width, desktop.height);
      }
    },
  },
];

/** A provider's film without an answer from the provider. */
export const providerJourney: Step[] = [
  {
    step: 'a failed YouTube script is reported at once',
    async walk(visitor) {
      await visitor.visit('/movie/big-buck-bunny');
      await visitor.press({ at: '#watch button[aria-busy]' });
      const pressed = performance.now();
      await visitor.until(isIn, 'failed');
      // The player's timeout is 15 s.
      expect(performance.now() - pressed).toBeLessThan(10_000);
    },
  },
];

/** With cookies blocked: Firefox then refuses storage and communication between tabs. */
export const blockedJourney: Step[] = [
  {
    step: 'a film with an advertisement plays, and reacts to keys',
    async walk(visitor) {
      await watchStream(visitor);
      await pause(visitor);
      expect(await visitor.ask(() => navigator.cookieEnabled)).toBe(false);
    },
  },
];
