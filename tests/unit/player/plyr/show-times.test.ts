// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { showTimes } from '@/lib/player/plyr/show-times';
import { createStore } from '@/lib/player/state/create-store';

function open(start: Parameters<typeof createStore>[0], locale = 'fr') {
  const container = document.createElement('div');
  container.innerHTML = `<input type="range" data-plyr="seek" aria-valuemax="100">
    <span class="plyr__time--current">00:00</span><span class="plyr__time--duration">00:00</span>
    <div class="plyr__progress"><span class="plyr__tooltip">00:00</span></div>
    <input type="range" data-plyr="volume" aria-valuetext="100.0%">`;
  const store = createStore(start);
  const words = { seekTime: '{currentTime} sur {duration}' };
  const stop = showTimes(container, store, { words, locale });
  const read = (selector: string, name?: string) => {
    const found = container.querySelector(selector);
    return name ? found?.getAttribute(name) : found?.textContent;
  };
  return { container, store, stop, read };
}
const seek = '[data-plyr=seek]';

test('a film that begins further on is said to last as long as it lasts, as its facts round it', () => {
  const { store, stop, read } = open({ currentTime: 20 });
  expect(read('.plyr__time--duration')).toBe('0:00');
  store.write({ duration: 53.76 });
  expect(read('.plyr__time--current')).toBe('0:20');
  expect(read('.plyr__time--duration')).toBe('0:54');
  store.write({ duration: 3725 });
  expect(read('.plyr__time--duration')).toBe('1:02:05');
  stop();
  store.write({ duration: 10 });
  expect(read('.plyr__time--duration')).toBe('1:02:05');
});

test('the time above the seek bar is written as those beside it', async () => {
  const { container } = open({ duration: 72 });
  const tooltip = container.querySelector('.plyr__tooltip');
  for (const [plyrs, ours] of [
    ['00:43', '0:43'],
    ['12:34', '12:34'],
    ['01:02:03', '1:02:03'],
  ] as const) {
    tooltip?.replaceChildren(plyrs);
    await Promise.resolve();
    expect(tooltip?.textContent).toBe(ours);
  }
});

test('the seek bar ends where the film does, at every opening', () => {
  const { store, read } = open({ currentTime: 20 });
  store.write({ duration: 53.76 });
  expect(read(seek, 'aria-valuemax')).toBe('53.76');
  expect(read(seek, 'aria-valuenow')).toBe('20');
  expect(read(seek, 'aria-valuetext')).toBe('0:20 sur 0:54');
});

test('what Plyr writes is written over, in the page’s language', async () => {
  const { container, store, read } = open({ duration: 60, volume: 0.5 }, 'de');
  expect(read('[data-plyr=volume]', 'aria-valuetext')).toBe('50\u00a0%');
  container.querySelector('[data-plyr=volume]')?.setAttribute('aria-valuetext', '50.0%');
  container.querySelector(seek)?.setAttribute('aria-valuemax', '0');
  await Promise.resolve();
  expect(read('[data-plyr=volume]', 'aria-valuetext')).toBe('50\u00a0%');
  expect(read(seek, 'aria-valuemax')).toBe('60');
  store.write({ muted: true });
  expect(read('[data-plyr=volume]', 'aria-valuetext')).toBe('0\u00a0%');
});
