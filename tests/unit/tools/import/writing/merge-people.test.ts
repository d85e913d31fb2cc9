import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { mergePeople } from '@/tools/import/writing/merge-people';

it('adds years and people, keeps what an editor has written, and says where the table has another year', () => {
  const before = '# Checked in 2026.\nMax Linder:\n  born: 1884\n';
  const { yaml, others } = mergePeople(before, [
    { name: 'Max Linder', born: 1883, died: 1925 },
    { name: 'Jean Vigo', born: 1905 },
    { name: 'Jean Vigo', died: 1934 },
    { name: 'Sylvie' },
    { name: 'Max Linder', born: 1883 },
  ]);
  expect(yaml).toContain('# Checked in 2026.');
  expect(parse(yaml)).toEqual({
    'Max Linder': { born: 1884, died: 1925 },
    'Jean Vigo': { born: 1905, died: 1934 },
  });
  expect(others).toEqual(['Max Linder: born 1884, and the table says 1883']);
});

it('begins the file where there is none, and leaves one with nothing new as it is', () => {
  expect(mergePeople('', [{ name: 'Jean Vigo', born: 1905 }]).yaml).toBe(
    'Jean Vigo:\n  born: 1905\n',
  );
  expect(mergePeople('A:   {born: 1905}\n', [{ name: 'A', born: 1905 }]).yaml).toBe(
    'A:   {born: 1905}\n',
  );
});

it('writes new people below, and no other letter of the file', () => {
  const mine = '# Mine.\nA:   {born: 1905}   # sure\n\n\nB:\n    died: 1934';
  const { yaml } = mergePeople(mine, [{ name: 'C', born: 1900 }]);
  expect(yaml).toBe(`${mine}\nC:\n  born: 1900\n`);
  expect(mergePeople('{}\n', [{ name: 'C', born: 1900 }]).yaml).toContain('C');
  expect(parse(mergePeople('{ A: { born: 1905 } }', [{ name: 'C', died: 1900 }]).yaml)).toEqual({
    A: { born: 1905 },
    C: { died: 1900 },
  });
});
