// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { createStore } from '@/lib/player/state/create-store';
import { attachTimeLink } from '@/lib/player/time-link/attach-time-link';

afterEach(() => window.history.replaceState(null, '', '/'));

const address = () => window.location.pathname + window.location.search + window.location.hash;

test('the moment stays in the address until the film plays, and then goes alone', () => {
  window.history.replaceState(null, '', '/movie/a?x=1&t=90');
  const store = createStore({ status: 'ready' });
  attachTimeLink({ store });
  store.write({ status: 'loading' });
  expect(address()).toBe('/movie/a?x=1&t=90');
  store.write({ status: 'playing' });
  expect(address()).toBe('/movie/a?x=1');
});

test('an address without a moment is left alone, with its fragment', () => {
  window.history.replaceState(null, '', '/movie/a?t=soon#watch');
  const store = createStore({ status: 'ready' });
  attachTimeLink({ store });
  store.write({ status: 'playing' });
  expect(address()).toBe('/movie/a?t=soon#watch');
});

test('after the clean-up the address stays', () => {
  window.history.replaceState(null, '', '/movie/a?t=90');
  const store = createStore({ status: 'ready' });
  attachTimeLink({ store })();
  store.write({ status: 'playing' });
  expect(address()).toBe('/movie/a?t=90');
});
