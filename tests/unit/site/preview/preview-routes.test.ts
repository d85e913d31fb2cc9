import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => void vi.unstubAllEnvs());

it('only the build of a preview has its routes', async () => {
  const { default: configure } = await import('@/next.config.mjs');
  const { pageExtensions } = await configure('phase-production-build');
  expect(pageExtensions).toEqual(['tsx', 'ts']);
  vi.stubEnv('SITE_ENV', 'preview');
  vi.resetModules();
  const { default: another } = await import('@/next.config.mjs');
  expect((await another('phase-production-build')).pageExtensions).toContain('preview.tsx');
});
