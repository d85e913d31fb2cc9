// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showIcon } from '@/lib/ads/vast/show-icon';
import type { Icon } from '@/lib/ads/vast/vast-response';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const plain: Icon = {
  ...{ program: 'AdChoices', staticResource: '/choices.png', width: 77, height: 15 },
  ...{ xPosition: 'left', yPosition: 'top', offset: -1, duration: -1 },
  iconClickThroughURLTemplate: 'https://choices.example/',
  iconClickTrackingURLTemplates: [],
  iconViewTrackingURLTemplate: null,
};

function show(more: Partial<Icon> = {}) {
  const stage = document.createElement('div');
  const track = vi.fn();
  const remove = showIcon(
    { ...plain, ...more },
    { stage, foreign: false, macros: () => ({}), track },
  );
  vi.advanceTimersByTime(0);
  const link = stage.querySelector('a') as HTMLAnchorElement;
  const picture = stage.querySelector('img') as HTMLImageElement;
  return { stage, track, remove, link, picture };
}

test.each([
  [{}, { left: '0px', right: '', top: '0px', bottom: '' }],
  [
    { xPosition: 'right', yPosition: 'bottom' },
    { left: '', right: '0px', top: '', bottom: '0px' },
  ],
  [
    { xPosition: 12, yPosition: 7 },
    { left: '12px', right: '', top: '7px', bottom: '' },
  ],
] as [Partial<Icon>, object][])('an icon with %j stands at %j', (more, place) => {
  const { left, right, top, bottom } = show(more).link.style;
  expect({ left, right, top, bottom }).toEqual(place);
});

test('its picture has the size the ad names, and its own where none is named', () => {
  const { picture } = show();
  expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['77', '15']);
  const unnamed = show({ width: 0, height: 0 }).picture;
  expect([unnamed.hasAttribute('width'), unnamed.hasAttribute('height')]).toEqual([false, false]);
});

test.each([
  [{ altText: 'Why this ad?' }, 'Why this ad?'],
  [{ altText: null }, 'AdChoices'],
  [{ program: null }, ''],
])('an icon with %j is read as %j', (more, name) => {
  expect(show(more).picture.alt).toBe(name);
});

test('its page opens beside the film, and knows nothing of it', () => {
  const { link } = show();
  expect(link.className).toBe('ads__icon');
  expect([link.target, link.rel]).toEqual(['_blank', 'noopener']);
});

test.each([null, 'javascript:x', 'x:https://a.example/', '/page'])(
  'an icon whose page is %j leads nowhere',
  (iconClickThroughURLTemplate) => {
    const { link } = show({ iconClickThroughURLTemplate });
    expect([link.hasAttribute('href'), link.target, link.rel]).toEqual([false, '', '']);
  },
);

test('a page may be of the older kind', () => {
  const iconClickThroughURLTemplate = 'HTTP://choices.example/';
  expect(show({ iconClickThroughURLTemplate }).link.href).toBe('http://choices.example/');
});

test('an icon that names no time stays as long as its ad', () => {
  const { stage, remove } = show();
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(100_000);
  expect(stage.childElementCount).toBe(1);
  remove();
  expect(stage.childElementCount).toBe(0);
});

test('nobody is told of a view who did not ask, and there is none without a picture', () => {
  const { picture, track } = show();
  picture.dispatchEvent(new Event('load'));
  expect(track).not.toHaveBeenCalled();
  const empty = show({ staticResource: null });
  expect(empty.stage.childElementCount).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
  expect(empty.remove).not.toThrow();
});

test('a press is told to all who asked', () => {
  const { link, track } = show({ iconClickTrackingURLTemplates: [{ url: '/a' }, { url: '/b' }] });
  link.dispatchEvent(new Event('click'));
  expect(track).toHaveBeenCalledExactlyOnceWith(['/a', '/b']);
});
