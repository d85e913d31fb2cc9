import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { mergePeople } from '@/tools/import/merge-people';

it('adds years and people, and keeps what an editor has written', () => {
  const before = '# Checked in 2026.\nMax Linder:\n  born: 1884\n';
  const after = mergePeople(before, [
    { name: 'Max Linder', born: 1883, died: 1925 },
    { name: 'Jean Vigo', born: 1905 },
    { name: 'Sylvie' },
  ]);
  expect(after).toContain('# Checked in 2026.');
  expect(parse(after)).toEqual({
    'Max Linder': { born: 1884, died: 1925 },
    'Jean Vigo': { born: 1905 },
  });
});

it('begins the file where there is none', () => {
  expect(mergePeople('', [{ name: 'Jean Vigo', born: 1905 }])).toBe('Jean Vigo:\n  born: 1905\n');
});
