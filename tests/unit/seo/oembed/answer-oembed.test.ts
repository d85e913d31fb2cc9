import { expect, test } from 'vitest';
import '@/lib/content/validate/provide';
import { oembedResponse } from '@/lib/seo/oembed/oembed-response';

// @vitest-environment jsdom

const now = new Date('2026-11-22T12:00:00Z');
const site = 'https://bobine.example';
const ask = (query: Record<string, string>) =>
  oembedResponse(new Request(`${site}/oembed?${new URLSearchParams(query)}`), now);
const page = (slug: string, language = '') => `${site}${language}/movie/${slug}`;

test('a film that is released is a video, with the frame that shows it', async () => {
  const answer = await ask({ url: page('etude-en-diagonales', '/de') });
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  const json = await answer.json();
  expect(json).toMatchObject({
    ...{ version: '1.0', type: 'video', title: 'Studie in Diagonalen', width: 960, height: 580 },
    ...{ provider_name: 'Bobine', provider_url: `${site}/de` },
    ...{ thumbnail_width: 1200, thumbnail_height: 630 },
  });
  expect(json.thumbnail_url).toMatch(/^https:\/\/bobine\.example\/og\//);
  const { body } = new DOMParser().parseFromString(json.html, 'text/html');
  const frame = body.firstElementChild;
  expect([body.children.length, frame?.tagName, frame?.getAttribute('src')]).toEqual([
    ...[1, 'IFRAME', `${site}/de/embed/etude-en-diagonales`],
  ]);
  expect(frame?.getAttribute('title')).toBe('Studie in Diagonalen – Bobine');
});

test('it fits where it is to stand, and brings no picture that does not', async () => {
  const asked = { url: page('etude-en-diagonales'), maxwidth: '480', maxheight: '250' };
  const { width, height, thumbnail_url } = await (await ask(asked)).json();
  expect([width, height, thumbnail_url]).toEqual([373, 250, undefined]);
  const wrong = await (await ask({ ...asked, maxwidth: '-1', maxheight: 'all' })).json();
  expect(wrong.width).toBe(960);
});

test('as XML it says the same', async () => {
  const url = page('etude-en-diagonales');
  const answer = await ask({ url, format: 'xml' });
  expect(answer.headers.get('content-type')).toBe('text/xml; charset=utf-8');
  const { documentElement: root } = new DOMParser().parseFromString(
    await answer.text(),
    'application/xml',
  );
  const said = Object.fromEntries([...root.children].map((one) => [one.tagName, one.textContent]));
  const json = await (await ask({ url })).json();
  expect(root.tagName).toBe('oembed');
  expect(said).toEqual(
    Object.fromEntries(Object.entries(json).map(([name, value]) => [name, String(value)])),
  );
});

test.each([
  [400, {}],
  [401, { url: page('nerven') }],
  [404, { url: page('no-such-film') }],
  [404, { url: 'https://other.example/movie/nerven' }],
  [501, { url: page('etude-en-diagonales'), format: 'yaml' }],
])('%i for %o, in words and kept by nobody', async (status, query) => {
  const answer = await ask(query as Record<string, string>);
  expect(answer.status).toBe(status);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect((await answer.text()).length).toBeGreaterThan(10);
});
