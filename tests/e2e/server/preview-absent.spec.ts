import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { builtRoot } from '@/lib/server/builds/built-root.mjs';
import german from '@/lib/site/preview/messages/de.json' with { type: 'json' };
import french from '@/lib/site/preview/messages/fr.json' with { type: 'json' };

/** Messages long enough to be unique. */
const sentences = (words: unknown): string[] =>
  typeof words === 'string'
    ? words.length > 22
      ? [words]
      : []
    : Object.values(words ?? {}).flatMap(sentences);

/** Names of the preview's elements, addresses and styles. */
const names = [
  '[data-preview]',
  'preview/state',
  'preview/marks',
  'preview/compare',
  'group\\/bar',
];

test('a build of the public site contains nothing of a preview', () => {
  const marks = [...names, ...sentences([french, german])];
  expect(marks.length).toBeGreaterThan(15);
  const folders = ['.next/static', '.next/server', 'public'].map((name) => join(builtRoot(), name));
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name)),
  );
  const found = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return marks.filter((mark) => text.includes(mark)).map((mark) => `${file}: ${mark}`);
  });
  expect(files.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
