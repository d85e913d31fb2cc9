import { expect, test } from 'vitest';
import { owedLines } from '@/tools/content/owed-lines';

test('what can be read is reported, where the settings cannot be', () => {
  const film = { synopsis: { fr: 'Un film' }, editorNote: 'year?' };
  const read = {
    films: new Map([['a', film]]),
    collections: new Map(),
    articles: new Map(),
    pages: new Map(),
    news: new Map(),
    programme: new Map(),
  };
  expect(owedLines(read as never, 'house')).toEqual([
    'Not translated yet: 1',
    '  house/films/a.yaml: synopsis in de',
    "Editors' notes: 1",
    '  house/films/a.yaml: year?',
  ]);
});
