import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, it } from 'vitest';
import { findChromium } from '@/tools/setup/find-chromium.mjs';

it('takes the browser it is told, else one on PATH that may be run', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bobine-'));
  const PATH = ['/nowhere', folder].join(delimiter);
  writeFileSync(join(folder, 'chromium'), '');
  expect(findChromium({ PATH })).toBeUndefined();
  chmodSync(join(folder, 'chromium'), 0o755);
  expect(findChromium({ PATH })).toBe(join(folder, 'chromium'));
  expect(findChromium({ PATH, CHROMIUM_PATH: '/opt/chrome' })).toBe('/opt/chrome');
  rmSync(folder, { recursive: true });
});

it('prefers the one without windows', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bobine-'));
  for (const name of ['chromium', 'chromium-headless-shell']) {
    writeFileSync(join(folder, name), '');
    chmodSync(join(folder, name), 0o755);
  }
  expect(findChromium({ PATH: folder })).toBe(join(folder, 'chromium-headless-shell'));
  rmSync(folder, { recursive: true });
});
