import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../temporary-folder';

test('npm run content:import counts all rows, and exits with 1 if one was refused', () => {
  const folder = temporaryFolder({
    'films.csv':
      'original_title,original_lang,year\nNerven,de,1919\nGenuine,de,soon\nNerven,de,1960\n',
  });
  const csv = join(folder, 'films.csv');
  const env = { ...process.env, CONTENT_DIR: folder };
  const type = (tool: string) =>
    spawnSync(process.execPath, ['--import', 'tsx', `tools/import/${tool}.ts`, csv], {
      env,
      encoding: 'utf8',
    });
  const refused = type('import');
  expect(refused.status).toBe(1);
  expect(refused.stdout).toMatch(/\n3 rows: 2 new, 0 changed, 0 kept, 1 refused\n$/);
  expect(refused.stderr).toContain('row 3, Genuine, column year: found “soon”, expected a year');
  // The export overwrites no table.
  expect(type('export')).toMatchObject({ status: 1, stderr: expect.stringContaining('is there') });
});
