import { expect, test } from 'vitest';
import { listUnsaid } from '@/tools/crawl/structured-data/judge-fields';

test('what Google would like to know and is not told is listed, and is no fault', () => {
  const thing = {
    '@type': 'Clip',
    name: 'Eins',
    startOffset: 0,
    url: 'https://films.example/?t=0',
  };
  expect(listUnsaid({ thing, place: 'Clip' })).toEqual(['Clip.endOffset']);
  expect(listUnsaid({ thing: { ...thing, endOffset: 2 }, place: 'Clip' })).toEqual([]);
});
