import { expect, test } from 'playwright/test';
import { languages } from '../languages';

const [, german] = languages;

test('the messages of a build are cached for 24 hours, those of another build are revalidated', async ({
  request,
}) => {
  const { id } = await (await request.get('/builds/latest.json')).json();
  const path = `/_i18n/${id}/de/messages.json`;
  const messages = await request.get(path);
  expect(messages.headers()['cache-control']).toBe('public, max-age=86400');
  expect(await messages.json()).toMatchObject({ Gallery: german.words.Gallery });
  const older = await request.get('/_i18n/another-build/de/messages.json');
  expect(older.status()).toBe(200);
  expect(older.headers()['cache-control']).toBe('no-cache');
  expect(await older.text()).toBe(await messages.text());
  const unknown = await request.get(path.replace('/de/', '/it/'));
  expect(unknown.status()).toBe(404);
  expect(unknown.headers()['content-type']).toBe('application/json');
  expect(unknown.headers()['cache-control']).toBe('private, no-store');
  expect(await unknown.json()).toEqual({ error: 'Unknown locale' });
});
