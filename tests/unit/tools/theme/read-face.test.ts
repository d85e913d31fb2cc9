import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readFace } from '@/tools/theme/read-face';

const folder = 'node_modules/@fontsource-variable/archivo/files';
const { weight, width = [0, 0] } = await readFace(`${folder}/archivo-latin-standard-normal.woff2`);

/** Every number that a style sheet or a class gives a property. */
function named(property: string): number[] {
  const files = ['app', 'components'].flatMap((room) =>
    readdirSync(room, { recursive: true, withFileTypes: true }).flatMap((entry) =>
      entry.isFile() ? join(entry.parentPath, entry.name) : [],
    ),
  );
  const texts = files
    .filter((path) => /\.(css|tsx)$/.test(path))
    .map((path) => readFileSync(path, 'utf8'));
  const pattern = new RegExp(`\\b${property}:\\s*([\\d.]+)%?`, 'g');
  return texts.flatMap((text) => [...text.matchAll(pattern)].map(([, value]) => Number(value)));
}

test.each([
  ['font-weight', weight],
  ['font-stretch', width],
] as const)(
  'no style sheet asks for a %s that is cut away, and the ends are asked for',
  (property, [least, most]) => {
    const asked = named(property);
    expect(asked.length).toBeGreaterThan(5);
    expect(Math.min(...asked, property === 'font-weight' ? 400 : most)).toBe(least);
    expect(Math.max(...asked)).toBe(most);
  },
);

test('of a face that does not go so far what it has is said', async () => {
  const italic = await readFace(`${folder}/archivo-latin-wght-italic.woff2`);
  expect(italic).toMatchObject({ isItalic: true, weight: [400, 860] });
  expect(italic).not.toHaveProperty('width');
});
