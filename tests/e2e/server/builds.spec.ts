import { expect, test } from 'playwright/test';

test('the latest build has an id and a time, revalidated on each request', async ({ request }) => {
  const answer = await request.get(`/builds/latest.json?${Date.now()}`);
  expect(answer.headers()['cache-control']).toBe('no-cache');
  const { id, time } = await answer.json();
  expect(id).toMatch(/^[\w-]{16}$/);
  expect(new Date(time).toISOString()).toBe(time);
  const meta = await request.get(`/builds/meta/${id}.json`);
  expect(meta.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  const { routes, ...rest } = await meta.json();
  expect(rest).toEqual({ id, time });
  expect(routes).toEqual(
    expect.arrayContaining([
      { path: '/vod', rule: 'page' },
      { path: '/de/movie/*', rule: 'page' },
      { path: '/catalogue', rule: 'dynamic' },
    ]),
  );
});
