import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPacks } from '@/lib/server/packs/open-packs';
import { chunksBeside } from '@/lib/server/routes/chunks-beside';

const project = mkdtempSync(join(tmpdir(), 'bobine-'));
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), text);
};
beforeAll(() => {
  write('.builds/a/.next/BUILD_ID', 'a');
  write('.builds/a/.next/static/chunks/old.js', 'old');
  write('.builds/b/.next/BUILD_ID', 'b');
  write('.builds/b/.next/static/chunks/new.js', 'new');
  write('.builds/c.part/.next/static/chunks/half.js', 'half');
  write('.builds/current', 'b');
});
afterAll(() => rmSync(project, { recursive: true }));

it('the files of earlier builds are found from the one that is served', async () => {
  const root = join(project, '.builds/b');
  const chunks = chunksBeside(root);
  expect(chunks.get('/_next/static/chunks/new.js')).toBeUndefined();
  expect(chunks.get('/_next/static/chunks/half.js')).toBeUndefined();
  const packs = openPacks(join(root, '.next/static'));
  const { body } = await packs(chunks.get('/_next/static/chunks/old.js')?.file ?? '');
  expect(body.toString()).toBe('old');
});

it('a build that lies alone has none beside it', () => {
  expect(
    chunksBeside(join(project, 'elsewhere')).get('/_next/static/chunks/old.js'),
  ).toBeUndefined();
});

it('builds on another shelf are not those of the site', () => {
  write('.others/a/.next/BUILD_ID', 'a');
  write('.others/a/.next/static/chunks/a.js', 'a');
  const chunks = chunksBeside(join(project, '.others/b'));
  expect(chunks.get('/_next/static/chunks/a.js')).toBeUndefined();
});

it('those of a build that is shown later are found from then on', () => {
  const chunks = chunksBeside(join(project, '.builds/b'));
  const next = '/_next/static/chunks/next.js';
  write('.builds/d/.next/static/chunks/next.js', 'next');
  write('.builds/d/.next/BUILD_ID', 'd');
  expect(chunks.get(next)).toBeUndefined();
  write('.builds/current', 'd');
  expect(chunks.get(next)?.file).toBe('/../../../d/.next/static/chunks/next.js');
});

it('the shelf is looked through again only once another build is shown', () => {
  write('.builds/current', 'b');
  const chunks = chunksBeside(join(project, '.builds/b'));
  const late = '/_next/static/chunks/late.js';
  expect(chunks.get('/_next/static/chunks/old.js')).toEqual({
    file: '/../../../a/.next/static/chunks/old.js',
    headers: {
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    },
  });
  write('.builds/a/.next/static/chunks/late.js', 'late');
  expect(chunks.get(late)).toBeUndefined();
  write('.builds/current', 'a');
  expect(chunks.get('/_next/static/chunks/old.js')).toBeDefined();
  expect(chunks.get(late)).toBeDefined();
  expect(chunks.get('/_next/static/chunks/new.js'), 'its own').toBeUndefined();
});
