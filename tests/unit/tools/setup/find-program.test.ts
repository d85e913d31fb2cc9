import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, it } from 'vitest';
import { findProgram } from '@/tools/setup/find-program.mjs';

it('finds the first name of all folders, and only what may be run', () => {
  const [one, other] = [1, 2].map(() => mkdtempSync(join(tmpdir(), 'bobine-'))) as [string, string];
  const PATH = [one, other].join(delimiter);
  for (const path of [join(one, 'second'), join(other, 'first')]) {
    writeFileSync(path, '');
    chmodSync(path, 0o755);
  }
  writeFileSync(join(one, 'first'), '');
  expect(findProgram(['first', 'second'], { PATH })).toBe(join(other, 'first'));
  expect(findProgram(['none'], { PATH })).toBeUndefined();
  expect(findProgram(['first'], {})).toBeUndefined();
  for (const folder of [one, other]) rmSync(folder, { recursive: true });
});
