import '@/lib/content/validate/provide';
import { utimesSync } from 'node:fs';
import { relative } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../temporary-folder';

const { at, write } = temporaryFolder();

beforeEach(() => {
  vi.stubEnv('CONTENT_DIR', at());
  vi.stubEnv('SNAPSHOTS', relative(process.cwd(), at('built')));
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllEnvs();
  for (const name of ['one', 'other', 'theme'])
    Reflect.deleteProperty(globalThis, Symbol.for(`bobine ${name}`));
});

/** Each state of the file has another modification time. */
const writeAccent = (accent: string, second: number) =>
  utimesSync(write('theme.yaml', `light: { accent: '${accent}' }\n`), second, second);
const load = () => import('@/lib/content/store/get-theme');

test('in development the theme is read again after its file has changed, and only then', async () => {
  const { getTheme } = await load();
  const usual = getTheme();
  expect(usual.light.accent).toBe('#c8200e');
  expect(getTheme()).toBe(usual);
  writeAccent('#00695c', 1000);
  const first = getTheme();
  expect(first.light.accent).toBe('#00695c');
  expect(getTheme()).toBe(first);
  writeAccent('#0b6b45', 2000);
  expect(getTheme().light.accent).toBe('#0b6b45');
});
