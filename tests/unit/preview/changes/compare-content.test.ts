import { expect, it } from 'vitest';
import { compareContent } from '@/lib/preview/changes/compare-content';
import { digestContent } from '@/lib/preview/changes/digest-content';

const digest = (films: Record<string, object>) =>
  digestContent({
    films: new Map(Object.entries(films)),
    ...{ collections: new Map(), articles: new Map(), pages: new Map(), news: new Map() },
    programme: new Map(),
  } as never);

it('tells what came, what went, and which fields became what', () => {
  const before = digest({
    a: { year: 1919, cast: [{ name: 'x' }] },
    b: { year: 1 },
    same: { year: 2 },
  });
  const after = digest({
    a: { year: 1920, cast: [], note: null },
    c: { year: 1 },
    same: { year: 2 },
  });
  expect(compareContent(before, after)).toEqual([
    {
      name: 'films/a',
      kind: 'altered',
      fields: [
        { field: 'year', before: '1919', after: '1920' },
        { field: 'cast.0.name', before: 'x', after: undefined },
        { field: 'note', before: undefined, after: 'null' },
      ],
    },
    { name: 'films/c', kind: 'added', fields: [] },
    { name: 'films/b', kind: 'removed', fields: [] },
  ]);
});

it('shows of a long field the passage that differs', () => {
  const [one, two] = ['Klein', 'Klee'].map((end) =>
    digest({ a: { text: `${'word '.repeat(100)}by César ${end}.` } }),
  );
  const [change] = compareContent(one ?? {}, two ?? {});
  const [field] = change?.fields ?? [];
  expect(field?.before).toMatch(/^… .*by César Klein\.$/);
  expect(field?.after).toMatch(/^… .*by César Klee\.$/);
});

it('shortens a very long field, and notices a change at its end', () => {
  const [one, two] = ['a', 'b'].map((end) => digest({ a: { text: 'word '.repeat(400) + end } }));
  const [change] = compareContent(one ?? {}, two ?? {});
  const [field] = change?.fields ?? [];
  expect(field?.before?.length).toBeLessThan(230);
  expect(field?.before).not.toBe(field?.after);
});

it('tells no note of the editors: a digest may lie where others can read it', () => {
  expect(JSON.stringify(digest({ a: { editorNote: 'doubtful', year: 1 } }))).not.toContain(
    'doubtful',
  );
});
