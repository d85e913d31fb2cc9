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

/** The picture of an icon, told apart from the document's others by being made last. */
function showPicture(more: Partial<Icon> = {}) {
  const make = vi.spyOn(document, 'createElement');
  const shown = show(more);
  const made = make.mock.results.map(({ value }) => value as Element);
  make.mockRestore();
  const picture = made.find((one) => one instanceof HTMLImageElement) as HTMLImageElement;
  return { ...shown, picture };
}

test('its picture is not asked for before it appears', () => {
  const { picture } = showPicture();
  vi.advanceTimersByTime(999);
  expect(picture.hasAttribute('src')).toBe(false);
  vi.advanceTimersByTime(1);
  expect(picture.getAttribute('src')).toBe('/choices.png');
});

test('a picture that comes when the icon has left, by itself or with its ad, was not seen', () => {
  const over = showPicture();
  vi.advanceTimersByTime(6000);
  over.picture.dispatchEvent(new Event('load'));
  expect(over.track).not.toHaveBeenCalled();
  const gone = showPicture();
  vi.advanceTimersByTime(1000);
  gone.remove();
  gone.picture.dispatchEvent(new Event('load'));
  expect(gone.track).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

test('an icon that is taken away before it appears does not appear', () => {
  const { remove, stage, picture } = showPicture();
  remove();
  vi.advanceTimersByTime(10_000);
  expect(stage.childElementCount).toBe(0);
  expect(picture.hasAttribute('src')).toBe(false);
});
