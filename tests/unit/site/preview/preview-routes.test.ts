import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => void vi.unstubAllEnvs());

const sources = ['app', 'components', 'lib'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
);

it('only the build of a preview has its routes', async () => {
  const { default: configure } = await import('@/next.config.mjs');
  const { pageExtensions } = await configure('phase-production-build');
  expect(pageExtensions).toEqual(['tsx', 'ts']);
  vi.stubEnv('SITE_ENV', 'preview');
  vi.resetModules();
  const { default: another } = await import('@/next.config.mjs');
  expect((await another('phase-production-build')).pageExtensions).toContain('preview.tsx');
});

it('no module of every build imports a component or message of previews', () => {
  const shown =
    /['"](?:@\/(?:components\/preview|lib\/site\/preview\/words)\/|\.{1,2}\/preview\.css)/;
  const importing = sources
    .filter((path) => /\.tsx?$/.test(path) && shown.test(readFileSync(path, 'utf8')))
    .filter((path) => !/\.preview\.tsx?$|^components\/preview\//.test(path));
  // The messages of the login page, and their type.
  expect(importing).toEqual(['lib/i18n/next-intl.d.ts', 'lib/server/preview/login-page.ts']);
});
