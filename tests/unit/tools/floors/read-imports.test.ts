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

test('values and types, told apart, static and dynamic, are read with their line', () => {
  expect(readImports('a.ts', text)).toEqual([
    { specifier: './style.css', line: 2, isType: false },
    { specifier: '@/lib/films/film', line: 3, isType: true },
    { specifier: './a', line: 4, isType: false },
    { specifier: './b', line: 5, isType: false },
    { specifier: './host', line: 7, isType: false },
    { specifier: './host-type', line: 8, isType: true },
    { specifier: './named', line: 9, isType: true },
  ]);
});

test('what is no TypeScript is refused with the name of the file', () => {
  expect(() => readImports('broken.ts', 'import {')).toThrow(/broken\.ts/);
});
