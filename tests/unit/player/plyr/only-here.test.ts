import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What our own programs hold of a word, `lib/player/plyr` aside. */
function filesWith(word: RegExp): string[] {
  return ['app', 'components', 'lib']
    .flatMap((room) =>
      readdirSync(room, { recursive: true, encoding: 'utf8' }).map((name) => `${room}/${name}`),
    )
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('lib/player/plyr/'))
    .filter((file) => word.test(readFileSync(file, 'utf8')));
}

test('nothing but lib/player/plyr imports Plyr', () => {
  expect(filesWith(/(from|import\(?)\s*['"]plyr/)).toEqual([]);
});

test('nothing but lib/player/plyr, and style sheets, knows the names of its elements', () => {
  expect(filesWith(/plyr__|plyr--|\.plyr\b|data-plyr|dataset\.plyr/)).toEqual([]);
});
