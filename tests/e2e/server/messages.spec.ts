import { expect, test } from 'playwright/test';
import { serveBuild } from '@/tools/build/serve-build';
import { languages } from '../languages';

const [, german] = languages;

test('the words of a build are kept for 24 hours, those of another build and of no language not', async ({
  request,
}) => {
  const { id } = await (await request.get('/builds/latest.json')).json();
  const path = `/_i18n/${id}/de/messages.json`;
  const words = await request.get(path);
  expect(words.headers()['cache-control']).toBe('public, max-age=86400');
  expect(await words.json()).toMatchObject({ Gallery: german.words.Gallery });
  const older = await request.get('/_i18n/another-build/de/messages.json');
  expect(older.status()).toBe(200);
  expect(older.headers()['cache-control']).toBe('no-cache');
  expect(await older.text()).toBe(await words.text());
  const unknown = await request.get(path.replace('/de/', '/it/'));
  expect(unknown.status()).toBe(404);
  expect(unknown.headers()['content-type']).toBe('application/json');
  expect(unknown.headers()['cache-control']).toBe('private, no-store');
  expect(await unknown.json()).toEqual({ error: 'Unknown locale' });
});

test('the words of a language that is not cacheable are asked for anew', async ({ request }) => {
  test.slow();
  const site = await serveBuild({ env: { UNCACHED_LOCALES: 'de' } });
  try {
    const { id } = await (await request.get('/builds/latest.json')).json();
    const ruleOf = async (locale: string) => {
      const answer = await request.get(`${site.address}/_i18n/${id}/${locale}/messages.json`);
      return answer.headers()['cache-control'];
    };
    expect(await ruleOf('de')).toBe('no-cache');
    expect(await ruleOf('fr')).toBe('public, max-age=86400');
  } finally {
    await site.stop();
  }
});
