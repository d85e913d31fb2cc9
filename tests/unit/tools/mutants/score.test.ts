import { expect, it } from 'vitest';
import { type Mutant, percentOf, score } from '@/tools/mutants/score';
import { writeMutant } from '@/tools/mutants/write-mutant';

const at = (line: number, from: number, to: number, toLine = line): Mutant['location'] => ({
  start: { line, column: from },
  end: { line: toLine, column: to },
});
const mutant = (status: string, location = at(1, 1, 2)): Mutant => ({
  fileName: 'a.ts',
  status,
  replacement: 'true',
  location,
});

it('counts a change under which the tests run without end or not at all as caught, one they do not come by as not', () => {
  const statuses = ['Killed', 'Timeout', 'RuntimeError', 'NoCoverage', 'Survived', 'Ignored'];
  const found = score(statuses.map((status) => mutant(status)));
  expect(found).toMatchObject({ caught: 3, all: 5 });
  expect(found.survivors.map(({ status }) => status)).toEqual(['NoCoverage', 'Survived']);
  expect(percentOf(found)).toBe(60);
});

it('leaves nothing to catch in a file in which nothing can be changed', () => {
  expect(percentOf(score([]))).toBe(100);
});

it('writes a survivor with its place, what stood there and what it became', () => {
  const text = 'const a = 1;\nif (a > 1) {\n  b();\n}\n';
  expect(writeMutant('lib/a.ts', text, mutant('Survived', at(2, 5, 10)))).toBe(
    '  lib/a.ts:2  a > 1  →  true',
  );
  const block = { ...mutant('NoCoverage', at(2, 12, 2, 4)), replacement: '{}' };
  expect(writeMutant('lib/a.ts', text, block)).toBe(
    '  lib/a.ts:2  { b(); }  →  {}  (no test comes here)',
  );
});

it('shortens what is long', () => {
  const line = writeMutant('a.ts', 'x'.repeat(90), mutant('Survived', at(1, 1, 91)));
  expect(line).toContain(`${'x'.repeat(59)}…  →  true`);
});
