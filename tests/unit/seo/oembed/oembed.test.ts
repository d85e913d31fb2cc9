// @vitest-environment jsdom
import { expect, test } from 'vitest';
import '@/lib/content/validate/provide';
import { oembedResponse, readFilmAddress } from '@/lib/seo/oembed/oembed-response';

const read = (address: string) => readFilmAddress(address, 'https://films.example');

test.each([
  ['https://films.example/movie/nerven', 'fr'],
  ['http://films.example/movie/nerven/?t=90#watch', 'fr'],
  ['https://films.example/embed/nerven', 'fr'],
  ['https://films.example/de/movie/nerven', 'de'],
])('readFilmAddress: %s names a film', (address, locale) =>
  expect(read(address)).toEqual({ slug: 'nerven', locale }),
);

test.each([
  'nerven',
  '/movie/nerven',
  'https://other.example/movie/nerven',
  'https://films.example.other.example/movie/nerven',
  'https://films.example/movie/nerven/end.ics',
  'https://films.example/movie/../etc',
  'https://films.example/it/movie/nerven',
  'javascript://films.example/movie/nerven',
])('readFilmAddress: %s names none', (address) => expect(read(address)).toBeUndefined());

const site = 'https://bobine.example';
const request = (query: Record<string, string>) =>
  oembedResponse(
    new Request(`${site}/oembed?${new URLSearchParams(query)}`),
    new Date('2026-11-22T12:00:00Z'),
  );
const page = (slug: string, prefix = '') => `${site}${prefix}/movie/${slug}`;
const url = page('etude-en-diagonales');

test('oembedResponse: a released film is a video with an iframe', async () => {
  const answer = await request({ url: page('etude-en-diagonales', '/de') });
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  const json = await answer.json();
  expect(json).toMatchObject({
    ...{ version: '1.0', type: 'video', title: 'Studie in Diagonalen', width: 960, height: 580 },
    ...{ provider_name: 'Bobine', provider_url: `${site}/de` },
    ...{ thumbnail_width: 1200, thumbnail_height: 630 },
  });
  expect(json.thumbnail_url).toMatch(/^https:\/\/bobine\.example\/og\//);
  const { body } = new DOMParser().parseFromString(json.html, 'text/html');
  expect(body.children).toHaveLength(1);
  const frame = body.querySelector('iframe');
  expect(frame?.getAttribute('src')).toBe(`${site}/de/embed/etude-en-diagonales`);
  expect(frame?.getAttribute('title')).toBe('Studie in Diagonalen – Bobine');
});

test('oembedResponse: the frame fits the requested size, without a thumbnail that does not', async () => {
  const size = { url, maxwidth: '480', maxheight: '250' };
  const { width, height, thumbnail_url } = await (await request(size)).json();
  expect([width, height, thumbnail_url]).toEqual([373, 250, undefined]);
  const invalid = await (await request({ url, maxwidth: '-1', maxheight: 'all' })).json();
  expect(invalid.width).toBe(960);
});

test.each<[number, Record<string, string>]>([
  [400, {}],
  [401, { url: page('nerven') }],
  [404, { url: page('no-such-film') }],
  [404, { url: 'https://other.example/movie/nerven' }],
  [501, { url, format: 'yaml' }],
])('oembedResponse: %i for %o, with a reason and without caching', async (status, query) => {
  const answer = await request(query);
  expect(answer.status).toBe(status);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect((await answer.text()).length).toBeGreaterThan(10);
});
