import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { listScripts, openScales } from '@/tools/measure/weigh-scripts';

const build = mkdtempSync(join(tmpdir(), 'scales-'));
afterAll(() => rmSync(build, { recursive: true }));

it('adds up what a page’s scripts weigh on the line, in both forms', () => {
  const scripts = { 'a.js': 'a'.repeat(900), 'b.js': 'let b = 1;' };
  for (const [name, text] of Object.entries(scripts)) writeFileSync(join(build, name), text);
  const html = Object.keys(scripts)
    .map((name) => `<script src="/_next/${name}" async=""></script>`)
    .join('');
  const { gzip, br } = openScales(build)(html);
  expect(gzip).toBe(Object.values(scripts).reduce((sum, text) => sum + gzipSync(text).length, 0));
  expect(br).toBeGreaterThan(0);
  expect(br).toBeLessThan(gzip);
  expect(openScales(build)('<p>Without scripts')).toEqual({ gzip: 0, br: 0 });
});

it('lists each script once, without inline ones and those for old browsers', () => {
  const html =
    '<script src="/_next/a.js?v=1" async=""></script><script>1</script>' +
    '<script src="/_next/old.js" noModule=""></script><script async src="/_next/b.js"></script>' +
    '<script src="/_next/a.js"></script>';
  expect(listScripts(html)).toEqual(['/_next/a.js', '/_next/b.js']);
});
