// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { filmPosition } from '@/lib/player/resume/film-position';
import { chooseBeginning } from '@/lib/player/session/choose-beginning';

const film = { slug: 'nosferatu', directors: 'F. W. Murnau' };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/movie/nosferatu');
});

test('a film goes on where the device has kept it, its sound elsewhere than its picture', () => {
  filmPosition(film, 'video').keep(300);
  expect(chooseBeginning(film, 'video')).toBe(300);
  expect(chooseBeginning(film, 'audio')).toBe(0);
  expect(Object.keys(JSON.parse(localStorage.getItem('bobine-resume') ?? ''))).toEqual([
    'nosferatu video',
  ]);
});

test('a trailer’s position is not the film’s, and ends with the tab', () => {
  filmPosition({ ...film, trailer: true }, 'video').keep(42);
  expect(chooseBeginning({ ...film, trailer: true }, 'video')).toBe(42);
  expect(chooseBeginning(film, 'video')).toBe(0);
  expect(localStorage).toHaveLength(0);
});

test.each([
  ['?t=90', 90],
  ['?t=0', 0],
  ['', 300],
])('with %s in the address a film left at 300 begins at %s', (query, seconds) => {
  filmPosition(film, 'video').keep(300);
  window.history.replaceState(null, '', `/movie/nosferatu${query}`);
  expect(chooseBeginning(film, 'video')).toBe(seconds);
});
