import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showIcon } from '@/lib/ads/vast/track-shown';
import type { Icon } from '@/lib/ads/vast/vast-response';

// @vitest-environment jsdom

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const choices: Icon = {
  ...{ program: 'AdChoices', staticResource: '/choices.png', width: 77, height: 15 },
  ...{ xPosition: 'right', yPosition: 'top', offset: 1, duration: 5 },
  iconClickThroughURLTemplate: 'https://choices.example/?p=[DOMAIN]',
  iconClickTrackingURLTemplates: [{ url: '/pressed' }],
  iconViewTrackingURLTemplate: '/seen',
};

/** The icon with its picture, which is made before it stands in the stage. */
function show(more: Partial<Icon> = {}, foreign = false) {
  const stage = document.createElement('div');
  const track = vi.fn();
  const make = vi.spyOn(document, 'createElement');
  const macros = () => ({ DOMAIN: 'bobine.example' });
  const remove = showIcon({ ...choices, ...more }, { stage, foreign, macros, track });
  const made = make.mock.results.map(({ value }) => value as HTMLElement);
  make.mockRestore();
  const [link, picture] = made as [HTMLAnchorElement, HTMLImageElement];
  return { stage, track, remove, link, picture };
}

test('AdChoices stands as long as the ad asks, tells of a view and a press, and leads to its page', () => {
  const { stage, track, link, picture } = show();
  vi.advanceTimersByTime(999);
  expect([stage.childElementCount, picture.hasAttribute('src')]).toEqual([0, false]);
  vi.advanceTimersByTime(1);
  expect(picture.getAttribute('src')).toBe('/choices.png');
  expect(link.href).toBe('https://choices.example/?p=bobine.example');
  expect(link.rel).toBe('noopener');
  picture.dispatchEvent(new Event('load'));
  link.dispatchEvent(new Event('click'));
  expect(track.mock.calls).toEqual([[['/seen']], [['/pressed']]]);
  vi.advanceTimersByTime(5000);
  expect(stage.childElementCount).toBe(0);
});

test('a picture from elsewhere is asked for with consent only', () => {
  const abroad = { staticResource: 'https://choices.example/c.png', offset: -1, duration: -1 };
  const [unasked, asked] = [show(abroad), show(abroad, true)];
  vi.advanceTimersByTime(10);
  expect([unasked, asked].map(({ stage }) => stage.childElementCount)).toEqual([0, 1]);
});

test('a picture that comes when the icon has left, by itself or with its ad, was not seen', () => {
  const over = show();
  vi.advanceTimersByTime(6000);
  const gone = show();
  vi.advanceTimersByTime(1000);
  gone.remove();
  for (const { picture, track } of [over, gone]) {
    picture.dispatchEvent(new Event('load'));
    expect(track).not.toHaveBeenCalled();
  }
  expect(vi.getTimerCount()).toBe(0);
});

test('an icon that is taken away before it appears does not appear', () => {
  const { remove, stage, picture } = show();
  remove();
  vi.advanceTimersByTime(10_000);
  expect([stage.childElementCount, picture.hasAttribute('src')]).toEqual([0, false]);
});

test.each<[Partial<Icon>, string[]]>([
  [{ xPosition: 'left' }, ['0px', '', '0px', '']],
  [{ yPosition: 'bottom' }, ['', '0px', '', '0px']],
  [{ xPosition: 12, yPosition: 7 }, ['12px', '', '7px', '']],
])('an icon with %j stands at %j', (more, place) => {
  const { left, right, top, bottom } = show(more).link.style;
  expect([left, right, top, bottom]).toEqual(place);
});

test.each([
  [{ altText: 'Why this ad?' }, 'Why this ad?'],
  [{ altText: null }, 'AdChoices'],
  [{ program: null }, ''],
])('an icon with %j is read as %j', (more, name) => {
  expect(show(more).picture.alt).toBe(name);
});

test.each([null, 'javascript:x', 'x:https://a.example/', '/page'])(
  'an icon whose page is %j leads nowhere',
  (iconClickThroughURLTemplate) => {
    expect(show({ iconClickThroughURLTemplate }).link.hasAttribute('href')).toBe(false);
  },
);
