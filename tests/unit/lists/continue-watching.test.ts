import { expect, test } from 'vitest';
import { continueWatching } from '@/lib/lists/continue-watching';

const positions = {
  'faust video': { time: 60, at: 5 },
  'nosferatu video': { time: 30, at: 7 },
  'canon audio': { time: 12, at: 6 },
};

test('the films to go on with stand in the order in which they were left', () => {
  expect(continueWatching(positions, {}).map(({ slug, type }) => `${slug} ${type}`)).toEqual([
    'nosferatu video',
    'canon audio',
    'faust video',
  ]);
});

test('a film marked as seen is over, until it is begun again', () => {
  const slugs = (watched: Record<string, number>) =>
    continueWatching(positions, watched).map(({ slug }) => slug);
  expect(slugs({ nosferatu: 8 })).toEqual(['canon', 'faust']);
  expect(slugs({ nosferatu: 6 })).toEqual(['nosferatu', 'canon', 'faust']);
});

test('a name that stands for no film is passed over', () => {
  expect(continueWatching({ odd: { time: 1, at: 1 }, 'a b c': { time: 1, at: 1 } }, {})).toEqual(
    [],
  );
});
