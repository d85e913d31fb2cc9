import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPacks } from '@/lib/server/packs/open-packs';
import { earlierChunks } from '@/lib/server/routes/earlier-chunks';

const project = mkdtempSync(join(tmpdir(), 'bobine-'));
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), text);
};
beforeAll(() => {
  write('.builds/a/.next/BUILD_ID', 'a');
  write('.builds/a/.next/static/chunks/old.js', 'old');
  write('.builds/b/.next/static/chunks/new.js', 'new');
  write('.builds/c.part/.next/static/chunks/half.js', 'half');
  write('.builds/current', 'b');
});
afterAll(() => rmSync(project, { recursive: true }));

it('the files of earlier builds are found from the one that is served', async () => {
  const root = join(project, '.builds/b');
  const chunks = earlierChunks(root);
  expect([...chunks.keys()]).toEqual(['/_next/static/chunks/old.js']);
  const packs = openPacks(join(root, '.next/static'));
  const { body } = await packs(chunks.get('/_next/static/chunks/old.js')?.file ?? '');
  expect(body.toString()).toBe('old');
});

it('a build that lies alone has none beside it', () => {
  expect(earlierChunks(join(project, 'elsewhere')).size).toBe(0);
});
