import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('npm run content:import counts all rows, and ends with 1 where one was refused', () => {
  const house = mkdtempSync(join(tmpdir(), 'bobine-command-'));
  const csv = join(house, 'films.csv');
  writeFileSync(
    csv,
    'original_title,original_lang,year\nNerven,de,1919\nGenuine,de,soon\nNerven,de,1960\n',
  );
  const env = { ...process.env, CONTENT_DIR: house };
  const type = (tool: string) =>
    spawnSync(process.execPath, ['--import', 'tsx', `tools/import/${tool}.ts`, csv], {
      env,
      encoding: 'utf8',
    });
  const refused = type('import');
  expect(refused.status).toBe(1);
  expect(refused.stdout).toMatch(/\n3 rows: 2 new, 0 changed, 0 kept, 1 refused\n$/);
  expect(refused.stderr).toContain('row 3, Genuine, column year: found “soon”, expected a year');
  // The export writes over no table.
  expect(type('export')).toMatchObject({ status: 1, stderr: expect.stringContaining('is there') });
  rmSync(house, { recursive: true });
});
