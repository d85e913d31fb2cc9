import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AdFacts } from '@/lib/ads/ad-backend';
import { createAdBar } from '@/lib/ads/view/ad-bar';
import { createElement } from '@/lib/ads/view/elements';
import { words } from '../words';
import { stubActions } from './stub-actions';

// @vitest-environment jsdom

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function draw(ad: Partial<AdFacts> = {}) {
  const clock = { elapsed: 0, duration: 10 };
  const sound = { muted: false, volume: 1 };
  const actions = { ...stubActions(), time: () => clock };
  let hear = () => {};
  const stopListening = vi.fn();
  actions.sound.read = () => sound;
  actions.sound.subscribe = (listener) => {
    hear = listener;
    return stopListening;
  };
  const bar = createAdBar({ linear: true, ...ad }, words, actions);
  document.body.replaceChildren(bar.node);
  const find = (selector: string) => bar.node.querySelector(selector) as HTMLElement;
  const named = (name: string) => find(`button[aria-label="${name}"]`);
  const at = (elapsed: number) => {
    clock.elapsed = elapsed;
    vi.advanceTimersByTime(100);
  };
  return { bar, actions, sound, find, named, at, hear: () => hear(), stopListening };
}

test('the badge counts down ten times a second, and is no news to a screen reader', () => {
  const { find, at, bar } = draw();
  const badge = find('.ads__badge');
  expect(bar.node.querySelector('p')?.textContent).toBe('Annonce 0:10');
  at(2.5);
  expect(badge.textContent).toBe('0:08');
  expect(badge.getAttribute('aria-label')).toBe('Encore 8');
  expect([badge.getAttribute('role'), badge.getAttribute('aria-live')]).toEqual(['timer', 'off']);
});

test('the way past is named with its seconds, cannot be taken before them, and can after', () => {
  const { find, actions, at, bar } = draw({ skipAfter: 5 });
  const skip = find('.ads__skip');
  expect(bar.first, 'where the focus belongs').toBe(skip);
  const seen = () => [skip.textContent, skip.getAttribute('aria-disabled')];
  expect(seen()).toEqual(['Passer dans 5', 'true']);
  at(4.9);
  skip.click();
  expect(actions.skip).not.toHaveBeenCalled();
  at(5);
  expect(seen()).toEqual(['Passer', 'false']);
  skip.click();
  expect(actions.skip).toHaveBeenCalledOnce();
});

test('an ad that cannot be skipped has no way past, and the focus on its pause button', () => {
  const { bar, find, named, at, actions } = draw();
  expect(find('.ads__skip').hidden).toBe(true);
  expect(bar.first).toBe(named('pause'));
  at(9);
  find('.ads__skip').click();
  expect(actions.skip).not.toHaveBeenCalled();
});

test('its button pauses the ad and takes it on, and is named for what it does next', () => {
  const { named, actions } = draw();
  const pause = named('pause');
  const seen = () => [pause.dataset.icon, pause.title];
  expect(seen()).toEqual(['pause', 'pause']);
  pause.click();
  expect(seen()).toEqual(['play', 'suite']);
  expect([actions.pause, actions.resume].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  named('suite').click();
  expect(actions.resume).toHaveBeenCalledOnce();
  expect(seen()).toEqual(['pause', 'pause']);
});

test('an ad that is stopped by others is drawn so, and the backend is asked nothing', () => {
  const { bar, actions, find } = draw();
  const seen = () => [bar.isPaused(), find('.ads__button').dataset.icon];
  expect(seen()).toEqual([false, 'pause']);
  bar.tellPaused(true);
  expect(seen()).toEqual([true, 'play']);
  bar.tellPaused(false);
  expect(seen()).toEqual([false, 'pause']);
  expect([actions.pause.mock.calls, actions.resume.mock.calls]).toEqual([[], []]);
});

test('its button mutes the player and lets it be heard', () => {
  const { named, actions, sound, hear } = draw();
  const mute = named('muet');
  mute.click();
  expect(actions.setMuted).toHaveBeenLastCalledWith(true);
  sound.muted = true;
  hear();
  expect([mute.getAttribute('aria-label'), mute.dataset.icon]).toEqual(['son', 'muted']);
  mute.click();
  expect(actions.setMuted).toHaveBeenLastCalledWith(false);
});

test('what has not changed is not written anew, so that nothing is read aloud twice', () => {
  const { find, hear, at } = draw({ skipAfter: 5 });
  const drawn = () => ['.ads__skip', '.ads__button'].map((name) => find(name).firstChild);
  const before = drawn();
  vi.advanceTimersByTime(1000);
  hear();
  for (const [index, node] of drawn().entries()) expect(node).toBe(before[index]);
  at(1);
  expect(find('.ads__skip').textContent).toBe('Passer dans 4');
});

test('the page of an ad opens in a tab of its own, which its name says, and the ad is told', () => {
  const { find, actions } = draw({ link: 'https://ads.example/page' });
  const link = find('a.ads__visit');
  expect(['href', 'target', 'rel', 'aria-label'].map((name) => link.getAttribute(name))).toEqual([
    ...['https://ads.example/page', '_blank', 'noopener', 'page (onglet)'],
  ]);
  link.dispatchEvent(new Event('click'));
  expect(actions.clicked).toHaveBeenCalledOnce();
  expect(draw().find('a')).toBeNull();
});

test('an overlay has its label and a way to be rid of it, is never stopped, and no more', () => {
  const { bar, actions, find, named } = draw({ linear: false });
  expect(bar.node.querySelectorAll('button')).toHaveLength(1);
  expect(bar.first).toBe(named('fermer'));
  expect(find('.ads__label').textContent).toBe('Annonce');
  named('fermer').click();
  expect(actions.skip).toHaveBeenCalledOnce();
  bar.tellPaused(true);
  bar.pause();
  bar.resume();
  expect([bar.isPaused(), actions.pause.mock.calls]).toEqual([false, []]);
  expect(vi.getTimerCount(), 'nothing to count down').toBe(0);
});

test('a bar that is taken away ticks and listens no more', () => {
  const { bar, stopListening } = draw();
  bar.destroy();
  expect(vi.getTimerCount()).toBe(0);
  expect(stopListening).toHaveBeenCalledOnce();
  expect(document.body.childElementCount).toBe(0);
});

test('words that look like HTML are words', () => {
  expect(createElement('p', { title: 'x' }, '<b>', createElement('i')).outerHTML).toBe(
    '<p title="x">&lt;b&gt;<i></i></p>',
  );
});
