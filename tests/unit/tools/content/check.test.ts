import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../temporary-folder';

test('npm run content:check reports an invalid file without a stack trace, and exits with 1', () => {
  const folder = temporaryFolder({
    'site.yaml': 'name: A\nurl: https://a.example\ntagline: { fr: A }\ndescription: { fr: A }\n',
    'films/nerven.yaml': 'title: [\n',
  });
  const args = ['--import', 'tsx', 'tools/content/check.ts', folder];
  const check = () => execFileSync(process.execPath, args, { stdio: 'pipe' });
  expect(check).toThrow(
    expect.objectContaining({
      status: 1,
      message: expect.stringMatching(/films\/nerven\.yaml\n {2}Line 1(?![\s\S]*\n\s+at )/),
    }),
  );
});
