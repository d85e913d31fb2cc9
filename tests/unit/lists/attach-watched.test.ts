import { expect, test } from 'vitest';
import { attachWatched } from '@/lib/lists/attach-watched';
import { emptyLists, type Lists } from '@/lib/lists/lists';
import { createStore } from '@/lib/player/state/create-store';
import type { PlayerState } from '@/lib/player/state/player-state';

function play(...states: Partial<PlayerState>[]): { lists: Lists; changes: number } {
  const kept = { lists: { ...emptyLists, toWatch: { faust: 1 } } as Lists, changes: 0 };
  const store = createStore({ status: 'ready' });
  attachWatched({ store }, 'faust', {
    async change(change) {
      kept.lists = change(kept.lists);
      kept.changes += 1;
      return 'kept';
    },
  });
  for (const state of states) store.write(state);
  return kept;
}

test('a film played to its end has been seen, and is no longer to be seen', () => {
  const { lists } = play({ status: 'playing' }, { status: 'ended' });
  expect(lists.watched.faust).toBeGreaterThan(0);
  expect(lists.toWatch).toEqual({});
});

test('a film that is left or paused has not been seen', () => {
  expect(play({ status: 'playing' }, { status: 'paused' }, { status: 'destroyed' }).changes).toBe(
    0,
  );
});

test('the end of an advertisement is not the end of the film', () => {
  expect(play({ status: 'playing', ads: 'playing' }, { status: 'ended' }).changes).toBe(0);
});

test('an end is noted once', () => {
  expect(play({ status: 'ended' }, { currentTime: 3 }, { volume: 0.5 }).changes).toBe(1);
});
