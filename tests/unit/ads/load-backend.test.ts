// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { createImaBackend } from '@/lib/ads/ima/create-ima-backend';
import { loadBackend } from '@/lib/ads/load-backend';
import { createVastBackend } from '@/lib/ads/vast/create-vast-backend';

test('each backend is fetched by its name', async () => {
  expect(await loadBackend('vast')).toBe(createVastBackend);
  expect(await loadBackend('ima')).toBe(createImaBackend);
});
