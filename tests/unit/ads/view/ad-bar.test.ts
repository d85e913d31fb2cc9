// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AdFacts } from '@/lib/ads/ad-backend';
import { createAdBar } from '@/lib/ads/view/ad-bar';
import { icons } from '@/lib/ads/view/icons';
import { words } from '../words';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function draw(ad: Partial<AdFacts> = {}, sound = { muted: false, volume: 1 }) {
  const clock = { elapsed: 0, duration: 10 };
  let hear = () => {};
  const stopListening = vi.fn();
  const actions = {
    time: () => clock,
    skip: vi.fn(),
    pause: vi.fn(),
    resume: vi.fn(),
    clicked: vi.fn(),
    setMuted: vi.fn(),
    toggleFullscreen: vi.fn(),
    sound: {
      read: () => sound,
      subscribe: (listener: () => void) => {
        hear = listener;
        return stopListening;
      },
      refuse: vi.fn(),
    },
  };
  const bar = createAdBar({ linear: true, ...ad }, words, actions);
  document.body.replaceChildren(bar.node);
  const find = (selector: string) => bar.node.querySelector(selector) as HTMLElement;
  const named = (name: string) => find(`button[aria-label="${name}"]`);
  const at = (elapsed: number) => {
    clock.elapsed = elapsed;
    vi.advanceTimersByTime(100);
  };
  return { bar, actions, clock, sound, find, named, at, hear: () => hear(), stopListening };
}

describe('the badge', () => {
  test('says how long the ad still runs, ten times a second', () => {
    const { find, clock } = draw();
    const badge = find('.ads__badge');
    expect(badge.textContent).toBe('0:10');
    clock.elapsed = 2.5;
    vi.advanceTimersByTime(99);
    expect(badge.textContent).toBe('0:10');
    vi.advanceTimersByTime(1);
    expect(badge.textContent).toBe('0:08');
    expect(badge.getAttribute('aria-label')).toBe('Encore 8');
  });

  test('is no news to a screen reader, and stands beside the word for an ad', () => {
    const { find, bar } = draw();
    expect(find('.ads__badge').getAttribute('role')).toBe('timer');
    expect(find('.ads__badge').getAttribute('aria-live')).toBe('off');
    expect(find('strong.ads__label').textContent).toBe('Annonce');
    expect(bar.node.querySelector('p')?.textContent).toBe('Annonce 0:10');
  });

  test('has a line that grows with what has run, for the eye only', () => {
    const { find, at } = draw();
    at(5);
    expect(find('.ads__progress').style.getPropertyValue('--share')).toBe('0.5');
    expect(find('.ads__progress').getAttribute('aria-hidden')).toBe('true');
    expect(find('.ads__progress').firstElementChild?.tagName).toBe('I');
  });
});

describe('the way past', () => {
  test('is named with its seconds, cannot be taken before them, and can after', () => {
    const { find, actions, at } = draw({ skipAfter: 5 });
    const skip = find('.ads__skip');
    expect(skip.textContent).toBe('Passer dans 5');
    expect(skip.getAttribute('aria-disabled')).toBe('true');
    at(4.9);
    skip.click();
    expect(actions.skip).not.toHaveBeenCalled();
    at(5);
    expect(skip.textContent).toBe('Passer');
    expect(skip.getAttribute('aria-disabled')).toBe('false');
    skip.click();
    expect(actions.skip).toHaveBeenCalledOnce();
  });

  test('is where the focus belongs, and the pause button where there is none', () => {
    const { bar, find } = draw({ skipAfter: 0 });
    expect(bar.first).toBe(find('.ads__skip'));
    expect(bar.first.hidden).toBe(false);
    const without = draw();
    expect(without.find('.ads__skip').hidden).toBe(true);
    expect(without.bar.first).toBe(without.named('pause'));
    without.at(9);
    without.find('.ads__skip').click();
    expect(without.actions.skip).not.toHaveBeenCalled();
  });
});

describe('its buttons', () => {
  test('pause the ad and take it on, and are named for what they do next', () => {
    const { named, actions } = draw();
    const pause = named('pause');
    expect(pause.dataset.icon).toBe('pause');
    pause.click();
    expect(actions.pause).toHaveBeenCalledOnce();
    expect(actions.resume).not.toHaveBeenCalled();
    expect(pause.title).toBe('suite');
    expect(pause.dataset.icon).toBe('play');
    expect(pause.querySelector('path')?.getAttribute('d')).toBe('M7 4v16l13-8z');
    named('suite').click();
    expect(actions.resume).toHaveBeenCalledOnce();
    expect(pause.getAttribute('aria-label')).toBe('pause');
  });

  test('mute the player and let it be heard', () => {
    const { named, actions, sound, hear } = draw();
    const mute = named('muet');
    expect(mute.dataset.icon).toBe('sound');
    mute.click();
    expect(actions.setMuted).toHaveBeenLastCalledWith(true);
    sound.muted = true;
    hear();
    expect(mute.getAttribute('aria-label')).toBe('son');
    expect(mute.dataset.icon).toBe('muted');
    mute.click();
    expect(actions.setMuted).toHaveBeenLastCalledWith(false);
  });

  test('fill the screen', () => {
    const { named, actions } = draw();
    expect(named('plein écran').dataset.icon).toBe('fullscreen');
    named('plein écran').click();
    expect(actions.toggleFullscreen).toHaveBeenCalledOnce();
  });

  test('are buttons of no form', () => {
    const { bar } = draw();
    for (const button of bar.node.querySelectorAll('button'))
      expect(button.getAttribute('type')).toBe('button');
    expect(bar.node.querySelectorAll('button.ads__button')).toHaveLength(3);
  });
});

test('the page of an ad opens in a tab of its own, which its name says, and the ad is told', () => {
  const { find, actions } = draw({ link: 'https://ads.example/page' });
  const link = find('a.ads__visit');
  expect(link.getAttribute('href')).toBe('https://ads.example/page');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('noopener');
  expect(link.getAttribute('aria-label')).toBe('page (onglet)');
  expect(link.textContent).toBe('page\u00a0↗');
  link.dispatchEvent(new Event('click'));
  expect(actions.clicked).toHaveBeenCalledOnce();
  expect(draw().find('a')).toBeNull();
});

test('a bar that is taken away ticks and listens no more', () => {
  const { bar, stopListening } = draw();
  bar.destroy();
  expect(vi.getTimerCount()).toBe(0);
  expect(stopListening).toHaveBeenCalledOnce();
  expect(document.body.childElementCount).toBe(0);
});

test('an overlay has its label and a way to be rid of it, and no more', () => {
  const { bar, actions, find } = draw({ linear: false });
  const close = bar.node.querySelectorAll('button');
  expect(close).toHaveLength(1);
  expect(bar.first).toBe(close[0]);
  expect(close[0]?.getAttribute('aria-label')).toBe('fermer');
  expect(close[0]?.dataset.icon).toBe('close');
  expect(find('.ads__label').textContent).toBe('Annonce');
  close[0]?.click();
  expect(actions.skip).toHaveBeenCalledOnce();
  bar.pause();
  bar.resume();
  expect(actions.pause).not.toHaveBeenCalled();
  bar.destroy();
  expect(document.body.childElementCount).toBe(0);
});

test('each picture on a button is drawn, differs from the others, and is silent', () => {
  const drawn = Object.values(icons);
  expect(new Set(drawn).size).toBe(6);
  for (const icon of drawn) {
    const holder = document.createElement('div');
    holder.innerHTML = icon;
    expect(holder.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
    expect(holder.querySelector('path')?.getAttribute('d')).toMatch(/^M[\d.\sa-zA-Z-]+z$/);
  }
});
