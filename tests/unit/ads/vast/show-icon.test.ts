// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showIcon } from '@/lib/ads/vast/show-icon';
import type { Icon } from '@/lib/ads/vast/vast-response';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const choices: Icon = {
  ...{ program: 'AdChoices', staticResource: '/choices.png', width: 77, height: 15 },
  ...{ xPosition: 'right', yPosition: 'top', offset: 1, duration: 5 },
  iconClickThroughURLTemplate: 'https://choices.example/?p=[DOMAIN]',
  iconClickTrackingURLTemplates: [{ url: 'https://choices.example/pressed' }],
  iconViewTrackingURLTemplate: 'https://choices.example/seen',
};

function show(more: Partial<Icon> = {}, foreign = false) {
  const stage = document.createElement('div');
  const track = vi.fn();
  const macros = () => ({ DOMAIN: 'bobine.example' });
  const remove = showIcon({ ...choices, ...more }, { stage, foreign, macros, track });
  return { stage, track, remove };
}

test('AdChoices stands where and as long as the ad asks, and leads to its page', () => {
  const { stage, track } = show();
  expect(stage.childElementCount).toBe(0);
  vi.advanceTimersByTime(1000);
  const link = stage.querySelector('a') as HTMLAnchorElement;
  expect(link.href).toBe('https://choices.example/?p=bobine.example');
  expect(link.style.right).toBe('0px');
  expect(link.style.top).toBe('0px');
  const picture = link.querySelector('img') as HTMLImageElement;
  expect(picture.alt).toBe('AdChoices');
  expect(picture.width).toBe(77);
  picture.dispatchEvent(new Event('load'));
  expect(track).toHaveBeenLastCalledWith(['https://choices.example/seen']);
  link.dispatchEvent(new Event('click'));
  expect(track).toHaveBeenLastCalledWith(['https://choices.example/pressed']);
  vi.advanceTimersByTime(5000);
  expect(stage.childElementCount).toBe(0);
});

test('a picture from elsewhere is not asked for without consent, nor a page that is none', () => {
  const abroad = { staticResource: 'https://choices.example/c.png', offset: -1, duration: -1 };
  const unasked = show(abroad);
  vi.advanceTimersByTime(10);
  expect(unasked.stage.childElementCount).toBe(0);
  const { stage, remove } = show({ ...abroad, iconClickThroughURLTemplate: 'javascript:x' }, true);
  vi.advanceTimersByTime(10);
  expect(stage.querySelector('a')?.hasAttribute('href')).toBe(false);
  remove();
  expect(stage.childElementCount).toBe(0);
});
