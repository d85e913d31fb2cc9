import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('npm run content:check reports an invalid file without a stack trace, and exits with 1', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bobine-broken-'));
  mkdirSync(join(folder, 'films'));
  writeFileSync(
    join(folder, 'site.yaml'),
    'name: A\nurl: https://a.example\ntagline: { fr: A }\ndescription: { fr: A }\n',
  );
  writeFileSync(join(folder, 'films/nerven.yaml'), 'title: [\n');
  const args = ['--import', 'tsx', 'tools/content/check.ts', folder];
  const check = () => execFileSync(process.execPath, args, { stdio: 'pipe' });
  expect(check).toThrow(
    expect.objectContaining({
      status: 1,
      message: expect.stringMatching(/films\/nerven\.yaml\n {2}Line 1(?![\s\S]*\n\s+at )/),
    }),
  );
  rmSync(folder, { recursive: true });
});
