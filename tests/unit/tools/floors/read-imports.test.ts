import { expect, test } from 'vitest';
import { readImports } from '@/tools/floors/read-imports';

const text = `
import './style.css';
import type { Film } from '@/lib/films/film';
export { a } from './a';
export * from './b';
export const c = 1;
const host = () => import('./host');
type Host = typeof import('./host-type');
type Named = import('./named').Named;
const later = (name: string) => import(name);
// import { no } from './comment';
`;

test('values and types, static and dynamic, are read with their line', () => {
  expect(readImports('a.ts', text)).toEqual([
    { specifier: './style.css', line: 2 },
    { specifier: '@/lib/films/film', line: 3 },
    { specifier: './a', line: 4 },
    { specifier: './b', line: 5 },
    { specifier: './host', line: 7 },
    { specifier: './host-type', line: 8 },
    { specifier: './named', line: 9 },
  ]);
});

test('what is no TypeScript is refused with the name of the file', () => {
  expect(() => readImports('broken.ts', 'import {')).toThrow(/broken\.ts/);
});
