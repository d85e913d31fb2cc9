import { expect, it } from 'vitest';
import { writeHeadersFile, writeNginxFile } from '@/tools/export/host-files';

const pages = new Map([
  ['/', { permissions: 'fullscreen=(self)' }],
  ['/de/catalogue?genre=drama', { permissions: 'fullscreen=(self)' }],
  ['/movie/guest', { permissions: 'fullscreen=(self "https://a.example")' }],
]);

it('every page has the guards that its markup cannot carry; one with guests its own', () => {
  const written = writeHeadersFile({ pages, isSecure: true });
  expect(written).toMatch(/^\/\*\n(?: {2}.+\n)* {2}Permissions-Policy: fullscreen=\(self\)\n/);
  expect(written).toContain(
    '\n/movie/guest\n  Permissions-Policy: fullscreen=(self "https://a.example")',
  );
  expect(written.match(/Permissions-Policy/g)).toHaveLength(2);
  expect(written).toMatch(/\/media\/\*\n.*content-security-policy: .*sandbox/);
  expect(written).toContain('Strict-Transport-Security');
  expect(writeHeadersFile({ pages, isSecure: false })).not.toContain('Strict-Transport');
});

it('nginx looks for a choice with a page of its own, and never outside of the folder', () => {
  const written = writeNginxFile({ pages, isSecure: false }, '/srv/mirror');
  const pattern = /'~(\^\[.*\]\+\$)' \$args;/.exec(written)?.[1] ?? '';
  const isChoice = new RegExp(pattern);
  expect(['genre=drama', 'director=f-w-murnau&page=2'].every((q) => isChoice.test(q))).toBe(true);
  expect(['../../etc/passwd', '..', 'a/b', 'a%2fb', ''].some((q) => isChoice.test(q))).toBe(false);
  expect(written).toContain('root /srv/mirror;');
});
