import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

const run = promisify(execFile);
let house: string;

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'bobine-command-'));
});
afterAll(() => rmSync(house, { recursive: true }));

/** The command as it is typed, in the house: what it says, and its code. */
async function type(tool: string, ...args: string[]) {
  const env = { ...process.env, HOUSE: house };
  const command = ['--import', 'tsx', `tools/import/${tool}.ts`, ...args];
  return run(process.execPath, command, { env }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
  );
}

it('ends with a count of all rows and another code than 0 where one was refused, and gives all back', async () => {
  const csv = join(house, 'films.csv');
  const head = 'original_title,original_lang,year';
  writeFileSync(csv, `${head}\nNerven,de,1919\nGenuine,de,soon\nNerven,de,1960\n`);
  const refused = await type('import', csv);
  expect(refused.code).toBe(1);
  expect(refused.stdout).toMatch(/\n3 rows: 2 new, 0 changed, 0 kept, 1 refused\n$/);
  expect(refused.stderr).toContain('row 3, Genuine, column year: found “soon”, expected a year');

  const kept = await type('export', csv);
  expect(kept).toMatchObject({ code: 1, stderr: expect.stringContaining('is there already') });
  expect(await type('export', csv, '--force')).toMatchObject({
    ...{ code: 0, stdout: `2 films in ${csv}\n` },
  });
  const again = await type('import', csv, '--update');
  expect(again).toMatchObject({ code: 0, stderr: '' });
  expect(again.stdout).toMatch(/\n2 rows: 0 new, 0 changed, 2 kept, 0 refused\n$/);
});

it('asks for a table where none is named', async () => {
  expect(await type('import')).toMatchObject({ code: 2, stderr: expect.stringMatching(/^Which/) });
});
