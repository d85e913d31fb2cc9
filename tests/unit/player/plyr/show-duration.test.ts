// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { showDuration } from '@/lib/player/plyr/show-duration';
import { createStore } from '@/lib/player/state/create-store';

test('a film that begins further on is said to last as long as it lasts', () => {
  const container = document.createElement('div');
  container.innerHTML = '<div class="plyr__time--duration">00:00</div>';
  const store = createStore({ currentTime: 20 });
  const stop = showDuration(container, store);
  expect(container.textContent).toBe('00:00');
  store.write({ duration: 53.8 });
  expect(container.textContent).toBe('00:53');
  store.write({ duration: 3725 });
  expect(container.textContent).toBe('1:02:05');
  stop();
  store.write({ duration: 10 });
  expect(container.textContent).toBe('1:02:05');
});
