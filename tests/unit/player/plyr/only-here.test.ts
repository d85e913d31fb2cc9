import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('nothing but lib/player/plyr imports Plyr', () => {
  const files = ['app', 'components', 'lib'].flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }).map((name) => `${room}/${name}`),
  );
  const importers = files
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('lib/player/plyr/'))
    .filter((file) => /(from|import\(?)\s*['"]plyr/.test(readFileSync(file, 'utf8')));
  expect(importers).toEqual([]);
});
