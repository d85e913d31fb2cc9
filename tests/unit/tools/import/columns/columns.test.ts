import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { filmSchema } from '@/lib/content/schema/film';
import { columns } from '@/tools/import/columns/columns';
import { describeColumns } from '@/tools/import/columns/describe-columns';

type Json = { properties?: Record<string, Json>; items?: Json; anyOf?: Json[]; oneOf?: Json[] };

/** Fields of a film that have no column, each with the reason. */
const withoutColumn: Readonly<Record<string, string>> = {
  bookings: '`false`, where nobody lends it, is for an editor to say',
};

/** Every single value that a film's file can say, with dots; `[]` stands for the entries of a list. */
function leaves({ properties, items, anyOf, oneOf }: Json, path = ''): string[] {
  const below = (key: string) => (path ? `${path}.${key}` : key);
  if (properties)
    return Object.entries(properties).flatMap(([key, inner]) => leaves(inner, below(key)));
  if (items) return leaves(items, `${path}[]`);
  const kinds = anyOf ?? oneOf ?? [];
  return kinds.length > 0 ? kinds.flatMap((kind) => leaves(kind, path)) : [path];
}

const schema = z.toJSONSchema(filmSchema, { io: 'input', unrepresentable: 'any' }) as Json;
const fields = [...new Set(leaves(schema))];
const held = new Set(
  columns.flatMap(({ path, parts }) =>
    parts
      ? parts.flatMap((part) => [`${path}[].${part}`, `${path}[].${part}[]`])
      : [path, `${path}[]`],
  ),
);

it('is asked of fields that are there', () => {
  expect(fields).toContain('crew[].job');
  expect(fields).toContain('media.film.sources[].src');
  expect(fields.length).toBeGreaterThan(80);
});

it.each(fields)('has a place for %s, or a reason why there is none', (field) => {
  expect(held.has(field) || withoutColumn[field]).toBeTruthy();
});

it('has no column for a field that films do not have, and none twice', () => {
  const paths = columns.flatMap(({ path }) => path || []);
  for (const path of paths)
    expect(
      fields.some((field) => field.startsWith(path)),
      path,
    ).toBe(true);
  const names = columns.flatMap(({ name, also = [] }) => [name, ...also]);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(paths).size).toBe(paths.length);
});

it.each(columns)(
  'reads its own example in $name, and writes it again',
  ({ example, read, write }) => {
    const found = read(example, { genre: String, job: String });
    expect(found).toHaveProperty('value');
    const value = 'value' in found ? found.value : undefined;
    expect(read(write(value), { genre: String, job: String })).toEqual(found);
  },
);

it('is described in docs/import.md, column by column', () => {
  const said = readFileSync('docs/import.md', 'utf8');
  expect(
    said,
    'docs/import.md: put in what `npm run -s content:import -- --columns` says',
  ).toContain(describeColumns());
});
