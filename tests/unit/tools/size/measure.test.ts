import { expect, test } from 'vitest';
import { importClosure, sizeOf, sizesByFolder } from '@/tools/size/measure';

const sources = new Map([
  ['app/page.tsx', "import { a } from '@/lib/a/a';\nexport { a };\n"],
  ['lib/a/a.ts', "import type { B } from '../b/b';\nimport 'zod';\nexport const a: B = 1;\n"],
  ['lib/b/b.ts', "import './look.css';\nimport('@/lib/a/a');\nexport type B = number;\n"],
  ['lib/b/look.css', 'a {}\n'],
  ['lib/b/unused.ts', 'export {};'],
  ['proxy.ts', 'export {};\n'],
]);

test('the closure of a page holds what it imports, through types and circles too, and nothing else', () => {
  const closure = importClosure(sources, ['app/page.tsx']);
  expect([...closure]).toEqual(['app/page.tsx', 'lib/a/a.ts', 'lib/b/b.ts', 'lib/b/look.css']);
  expect(sizeOf(sources, closure)).toEqual({ files: 4, lines: 9 });
});

test('folders are listed by their lines, a last line without its end counted', () => {
  expect(sizesByFolder(sources, [...sources.keys()])).toEqual([
    ['lib/b', { files: 3, lines: 5 }],
    ['lib/a', { files: 1, lines: 3 }],
    ['app', { files: 1, lines: 2 }],
    ['.', { files: 1, lines: 1 }],
  ]);
});
