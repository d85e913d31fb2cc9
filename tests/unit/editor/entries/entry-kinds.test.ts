import { expect, test } from 'vitest';
import { entryOf, entryPath } from '@/lib/editor/entries/entry-kinds';

test.each([
  ['film', 'nerven', 'films/nerven.yaml'],
  ['programme', '2026-12', 'programme/2026-12.yaml'],
  ['people', 'people', 'people.yaml'],
  ['people', 'site', undefined],
  ['film', '../site', undefined],
  ['film', 'a/b', undefined],
  ['film', 'Ä', undefined],
  ['film', 'a\0', undefined],
  ['film', '', undefined],
  ['film', 'a'.repeat(200), undefined],
] as const)('the %s “%s” lies at %s', (kind, slug, path) => {
  expect(entryPath(kind, slug)).toBe(path);
  if (path) expect(entryOf(path)).toEqual({ kind, slug });
});

test.each(['media/film.mp4', '../films/a.yaml', 'shop/', 'screenings/a.csv'])(
  '%s is no entry',
  (path) => {
    expect(entryOf(path)).toBeUndefined();
  },
);
