import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compileAhead } from '@/tools/build/compile-ahead.mjs';

const hint = '//# allFunctionsCalledOnLoad';

function makeChunks() {
  const build = mkdtempSync(join(tmpdir(), 'bobine-hints-'));
  const chunks = join(build, 'static/chunks');
  mkdirSync(chunks, { recursive: true });
  for (const name of ['react.js', 'player.js']) writeFileSync(join(chunks, name), `"${name}"`);
  return { build, read: (name: string) => readFileSync(join(chunks, name), 'utf8') };
}

test('what pages begin with is compiled as it arrives, and what a press fetches at its first call', () => {
  const { build, read } = makeChunks();
  compileAhead(build, ['/_next/static/chunks/react.js']);
  expect(read('react.js')).toBe(`${hint}\n"react.js"`);
  expect(read('player.js')).toBe('"player.js"');
});

test('a chunk that says so already stays as it is', () => {
  const { build, read } = makeChunks();
  compileAhead(build, ['/_next/static/chunks/react.js']);
  compileAhead(build, new Set(['/_next/static/chunks/react.js']));
  expect(read('react.js')).toBe(`${hint}\n"react.js"`);
});

test('a script that a page names and the build has not is a fault', () => {
  expect(() => compileAhead(makeChunks().build, ['/_next/static/chunks/gone.js'])).toThrow(
    'gone.js',
  );
});
