import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '@/lib/content/validate/provide';
import { writeSnapshot } from '@/lib/content/store/snapshot';

let house: string;

beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'bobine-look-'));
  vi.stubEnv('HOUSE', house);
  vi.stubEnv('SNAPSHOTS', relative(process.cwd(), join(house, 'built')));
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllEnvs();
  Reflect.deleteProperty(globalThis, Symbol.for('bobine theme'));
  rmSync(house, { recursive: true });
});

/** Each state of the file is of another second. */
function write(accent: string, second: number) {
  writeFileSync(join(house, 'theme.yaml'), `light: { accent: '${accent}' }\n`);
  utimesSync(join(house, 'theme.yaml'), second, second);
}
const load = () => import('@/lib/content/store/get-theme');

test('while somebody writes, the look is read again after its file has changed, and only then', async () => {
  const { getTheme } = await load();
  const usual = getTheme();
  expect(usual.light.accent).toBe('#c8200e');
  expect(getTheme()).toBe(usual);
  write('#00695c', 1000);
  const first = getTheme();
  expect(first.light.accent).toBe('#00695c');
  expect(getTheme()).toBe(first);
  write('#0b6b45', 2000);
  expect(getTheme().light.accent).toBe('#0b6b45');
});

test('each house has a look of its own', async () => {
  const { getTheme } = await load();
  write('#00695c', 1000);
  expect(getTheme().light.accent).toBe('#00695c');
  vi.stubEnv('HOUSE', 'tests/house');
  expect(getTheme().light.accent).toBe('#8a1c5c');
});

test('a served site has the look that the build has put down, whatever its file says later', async () => {
  const { getTheme } = await load();
  write('#00695c', 1000);
  writeSnapshot(process.cwd(), 'theme', getTheme());
  write('#0b6b45', 2000);
  expect(getTheme().light.accent).toBe('#0b6b45');
  vi.stubEnv('NODE_ENV', 'production');
  const served = getTheme();
  expect(served.light.accent).toBe('#00695c');
  write('#c8200e', 3000);
  expect(getTheme()).toBe(served);
});

test('its bundles share one look', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const one = (await load()).getTheme();
  vi.resetModules();
  expect((await load()).getTheme()).toBe(one);
});
