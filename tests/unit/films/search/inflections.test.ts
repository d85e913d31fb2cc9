import { expect, test } from 'vitest';
import { stemOf } from '@/lib/films/search/inflections';

test.each([
  ['freundinnen', 'freund'],
  ['kindern', 'kind'],
  ['herzens', 'herz'],
  ['puppen', 'pupp'],
  ['maschinen', 'maschin'],
  ['grossem', 'gross'],
  ['mannes', 'mann'],
  ['puppe', 'pupp'],
  ['vampirs', 'vampir'],
  ['engeln', 'engel'],
  ['chateaux', 'chateau'],
])('“%s” is another form of what begins with “%s”', (word, stem) => {
  expect(stemOf(word)).toBe(stem);
});

test.each(['hase', 'inne', 'opium', 'lux'])('“%s” is a form of nothing else', (word) => {
  expect(stemOf(word)).toBeUndefined();
});
