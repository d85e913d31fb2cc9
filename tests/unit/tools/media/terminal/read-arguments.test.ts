import { join } from 'node:path';
import { expect, it } from 'vitest';
import { chosenHouse } from '@/lib/content/house.mjs';
import { readArguments } from '@/tools/media/terminal/read-arguments';

it('makes into the media of the house unless told otherwise', () => {
  expect(readArguments(['film.mp4', '--slug', 'nosferatu'])).toEqual({
    input: 'film.mp4',
    slug: 'nosferatu',
    folder: join(chosenHouse(), 'media', 'nosferatu'),
    force: false,
  });
  const elsewhere = readArguments(['--force', '--out', 'x', '--slug=a', 'f.mkv']);
  expect(elsewhere).toMatchObject({ folder: join('x', 'a'), force: true });
});

it.each([
  [[], 'Which film?'],
  [['a.mp4'], '--slug is missing'],
  [['a.mp4', 'b.mp4', '--slug', 'a'], 'One film at a time'],
  [['a.mp4', '--slug', '../etc'], 'lower-case letters and digits'],
  [['a.mp4', '--slgu', 'a'], "Unknown option '--slgu'.\n"],
  [['a.mp4', '--slug'], "'--slug <value>' argument missing"],
])('says what is wrong with %j, and how it is asked', (args, words) => {
  expect(() => readArguments(args)).toThrow(words);
  expect(() => readArguments(args)).toThrow('npm run media -- film.mp4');
});
