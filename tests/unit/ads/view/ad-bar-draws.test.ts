// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AdFacts } from '@/lib/ads/ad-backend';
import { createAdBar } from '@/lib/ads/view/ad-bar';
import { element } from '@/lib/ads/view/element';
import { words } from '../words';
import { stubActions } from './stub-actions';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function draw(ad: Partial<AdFacts> = {}) {
  const actions = stubActions();
  const clock = { elapsed: 0, duration: 10 };
  actions.time = () => clock;
  let hear = () => {};
  actions.sound.subscribe = (listener) => {
    hear = listener;
    return () => {};
  };
  const bar = createAdBar({ linear: true, ...ad }, words, actions);
  const find = (selector: string) => bar.node.querySelector(selector) as HTMLElement;
  return { bar, actions, clock, find, hear: () => hear() };
}
const icons = (node: HTMLElement) =>
  [...node.querySelectorAll('button')].map((button) => button.dataset.icon);

test('its parts stand in their order: what has run, its name, the buttons, its page, the way past', () => {
  const { bar } = draw({ skipAfter: 5, link: 'https://ads.example/page' });
  expect(bar.node.className).toBe('ads__bar');
  expect([...bar.node.children].map((child) => child.className)).toEqual([
    ...['ads__progress', '', 'ads__button', 'ads__button', 'ads__button'],
    ...['ads__visit', 'ads__skip'],
  ]);
  expect(icons(bar.node)).toEqual(['pause', 'sound', 'fullscreen', undefined]);
  expect(draw().bar.node.childNodes, 'without a page').toHaveLength(6);
});

test('an ad that is stopped by others is drawn so, and the backend is asked nothing', () => {
  const { bar, actions } = draw();
  expect(bar.isPaused()).toBe(false);
  bar.tellPaused(true);
  expect(bar.isPaused()).toBe(true);
  expect(icons(bar.node)).toContain('play');
  bar.tellPaused(false);
  expect(bar.isPaused()).toBe(false);
  expect(icons(bar.node)).toContain('pause');
  expect(actions.pause).not.toHaveBeenCalled();
  expect(actions.resume).not.toHaveBeenCalled();
});

test('one that is stopped and taken on from here asks the backend', () => {
  const { bar, actions } = draw();
  bar.pause();
  expect([bar.isPaused(), actions.pause.mock.calls.length]).toEqual([true, 1]);
  bar.resume();
  expect([bar.isPaused(), actions.resume.mock.calls.length]).toEqual([false, 1]);
});

test('what has not changed is not written anew, so that nothing is read aloud twice', () => {
  const { find, hear, clock } = draw({ skipAfter: 5 });
  const before = [find('.ads__skip').firstChild, find('.ads__button').firstChild];
  vi.advanceTimersByTime(1000);
  hear();
  expect(find('.ads__skip').firstChild).toBe(before[0]);
  expect(find('.ads__button').firstChild).toBe(before[1]);
  clock.elapsed = 1;
  vi.advanceTimersByTime(100);
  expect(find('.ads__skip').textContent).toBe('Passer dans 4');
});

test('an overlay is never stopped, whoever says so', () => {
  const { bar, actions } = draw({ linear: false });
  bar.tellPaused(true);
  bar.pause();
  expect(bar.isPaused()).toBe(false);
  expect(actions.pause).not.toHaveBeenCalled();
  expect(vi.getTimerCount(), 'nothing to count down').toBe(0);
});

test('words that look like HTML are words', () => {
  expect(element('p', { title: 'x' }, '<b>', element('i')).outerHTML).toBe(
    '<p title="x">&lt;b&gt;<i></i></p>',
  );
});
