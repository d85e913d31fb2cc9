// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { attachChapterMarks } from '@/lib/player/chapters/attach-chapter-marks';
import { createStore } from '@/lib/player/state/create-store';

const chapters = [
  { startTime: 0, title: 'Lever' },
  { startTime: 25, title: '<img src=x onerror=alert(1)>' },
  { startTime: 500, title: 'Past the end' },
];

let seekBar: HTMLElement;
let range: HTMLElement;

beforeEach(() => {
  seekBar = document.createElement('div');
  range = seekBar.appendChild(document.createElement('input'));
  seekBar.getBoundingClientRect = () => ({ left: 100, width: 200 }) as DOMRect;
  document.body.replaceChildren(seekBar);
});

const ticks = () => [...seekBar.querySelectorAll<HTMLElement>('.player-chapter-ticks span')];
const sign = () => seekBar.querySelector<HTMLElement>('.player-chapter-title');
const point = (clientX: number) =>
  seekBar.dispatchEvent(new MouseEvent('pointermove', { clientX, bubbles: true }));

test('ticks stand once the duration is known, at neither the beginning nor past the end', () => {
  const store = createStore();
  attachChapterMarks({ store }, seekBar, chapters);
  expect(ticks()).toHaveLength(0);
  store.write({ duration: 100 });
  expect(ticks().map(({ style }) => style.left)).toEqual(['25%']);
});

test('ticks are not drawn again while the film runs', () => {
  const store = createStore({ duration: 100 });
  attachChapterMarks({ store }, seekBar, chapters);
  const [tick] = ticks();
  store.write({ currentTime: 3 });
  expect(ticks()[0]).toBe(tick);
});

test('the title of the chapter under the pointer shows as text and goes with the pointer', () => {
  attachChapterMarks({ store: createStore({ duration: 100 }) }, seekBar, chapters);
  expect(sign()?.hidden).toBe(true);
  point(120);
  expect(sign()?.textContent).toBe('Lever');
  expect(sign()?.style.left).toBe('10%');
  point(160);
  expect(sign()?.textContent).toBe('<img src=x onerror=alert(1)>');
  expect(seekBar.querySelector('img')).toBeNull();
  seekBar.dispatchEvent(new MouseEvent('pointerleave'));
  expect(sign()?.hidden).toBe(true);
});

test('the title does not stand over an advertisement', () => {
  const store = createStore({ duration: 100 });
  attachChapterMarks({ store }, seekBar, chapters);
  point(120);
  expect(sign()?.hidden).toBe(false);
  store.write({ ads: 'playing' });
  point(122);
  expect(sign()?.hidden).toBe(true);
});

test('by keyboard the title follows the film’s own position while the bar has focus', () => {
  const store = createStore({ duration: 100, currentTime: 10 });
  attachChapterMarks({ store }, seekBar, chapters);
  range.focus();
  expect(sign()?.textContent).toBe('Lever');
  store.write({ currentTime: 40 });
  expect(sign()?.textContent).toContain('onerror');
  range.blur();
  expect(sign()?.hidden).toBe(true);
});

test('the clean-up leaves the bar as it was', () => {
  const store = createStore({ duration: 100 });
  const before = seekBar.innerHTML;
  const detach = attachChapterMarks({ store }, seekBar, chapters);
  detach();
  store.write({ duration: 200 });
  point(120);
  expect(seekBar.innerHTML).toBe(before);
});
