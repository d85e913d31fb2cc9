import { expect, test } from 'vitest';
import { answerRequest, nextChange } from '@/lib/films/api/answer-request';
import type { FilmsAnswer } from '@/lib/films/api/films-answer';
import { isFilmsAnswer } from '@/lib/films/api/is-films-answer';
import { listOffered } from '@/lib/films/overview';
import { getSearchIndex } from '@/lib/films/search/get-search-index';

const now = new Date('2026-11-21T12:00:00Z');
const ask = (search: string, init?: RequestInit, at = now) =>
  answerRequest(new Request(`http://localhost/api/films${search}`, init), at);

test('films come as JSON in the language that was asked for', async () => {
  const answer = await ask('?q=murnua&locale=de&limit=2');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  const body: unknown = await answer.json();
  if (!isFilmsAnswer(body)) throw new Error('The browser would not know it as an answer');
  expect(body).toMatchObject({
    locale: 'de',
    path: '/de/catalogue?q=murnua',
    total: 6,
    page: 1,
    pages: 3,
    closeness: 'nearly',
  });
  expect(body.films).toHaveLength(2);
  expect(body.films[0]).toMatchObject({
    path: expect.stringMatching(/^\/de\/movie\//),
    poster: expect.stringMatching(/^\/(poster|media)\//),
    watchable: false,
    hit: { people: [{ as: 'director', ranges: [[18, 24]] }] },
  });
  expect(body.facets.genre.counts).toContainEqual({
    value: 'comedy',
    label: 'Komödie',
    count: 2,
    chosen: false,
  });
});

test('a known tag is answered with 304 and nothing else, a new one with the films', async () => {
  const etag = (await ask('?genre=horror')).headers.get('etag') ?? '';
  expect(etag).toMatch(/^"[\w-]{27}"$/);
  const known = await ask('?genre=horror', { headers: { 'if-none-match': etag } });
  expect([known.status, await known.text(), known.headers.get('etag')]).toEqual([304, '', etag]);
  expect((await ask('?genre=drama', { headers: { 'if-none-match': etag } })).status).toBe(200);
});

test('who wants films only gets the same films, and nothing to choose next', async () => {
  for (const search of ['?q=murnua&limit=6', '?q=zzqqxx', '?view=timeline&limit=6']) {
    const [whole, answer] = await Promise.all([ask(search), ask(`${search}&only=films`)]);
    const { facets, waysOut, timeline, ...found } = (await whole.json()) as FilmsAnswer;
    expect(await answer.json()).toEqual(found);
    expect(answer.headers.get('cache-control')).toBe(whole.headers.get('cache-control'));
    const etag = answer.headers.get('etag') ?? '';
    expect(etag).not.toBe(whole.headers.get('etag'));
    const again = await ask(`${search}&only=films`, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  }
});

test('one facet is counted alone, as it is among all', async () => {
  for (const search of ['?q=murnua', '?genre=horror&country=FR', '?director=ernst-lubitsch']) {
    const { facets } = (await (await ask(search)).json()) as FilmsAnswer;
    const answer = await ask(`${search}&only=facets&counted=actor`);
    const alone = (await answer.json()) as Pick<FilmsAnswer, 'facets'>;
    expect(Object.keys(alone)).toEqual(['facets']);
    expect(alone.facets.actor).toEqual(facets.actor);
    expect(alone.facets.genre.brief).toBe(true);
  }
});

test('who looks at no facet is told what is chosen, and who comes up most beside one choice', async () => {
  const answer = await ask('?director=ernst-lubitsch&counted=none');
  const whole = (await (await ask('?director=ernst-lubitsch')).json()) as FilmsAnswer;
  const { facets, ...found } = (await answer.json()) as FilmsAnswer;
  const { facets: _, ...all } = whole;
  expect(found).toEqual(all);
  const [chosen, ...others] = facets.director.counts;
  expect(chosen).toMatchObject({ value: 'ernst-lubitsch', label: 'Ernst Lubitsch', chosen: true });
  expect(others.length).toBeLessThanOrEqual(3);
  expect(facets.actor.counts).toEqual(whole.facets.actor.counts.slice(0, 4));
  expect(facets.country).toEqual({ counts: [], more: 0, brief: true });
});

test('HEAD has the headers of GET and no body', async () => {
  const [get, head] = await Promise.all([ask(''), ask('', { method: 'HEAD' })]);
  expect(await head.text()).toBe('');
  expect(head.headers.get('etag')).toBe(get.headers.get('etag'));
});

test('what cannot be read is refused with its name, and not kept', async () => {
  const answer = await ask('?page=0');
  expect(answer.status).toBe(400);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toEqual({
    error: { parameter: 'page', message: 'page: expected a whole number from 1 to 10000' },
  });
});

test('an answer is kept a minute, and never past the moment that something changes', async () => {
  const change = nextChange(getSearchIndex(), now);
  const ageAt = async (left: number) =>
    (await ask('', {}, new Date(change - left * 1000))).headers.get('cache-control');
  expect(await ageAt(3600)).toBe('public, max-age=60');
  expect(await ageAt(20)).toBe('public, max-age=20');
  // A screening that goes changes nothing about what can be watched.
  const ends = listOffered('fr').flatMap(({ vod }) => (vod?.until ? [+vod.until] : []));
  const end = Math.min(...ends.filter((moment) => moment > +now));
  expect(getSearchIndex().changes).toContain(end);
  const tagAt = async (moment: number) =>
    (await ask('?watchable=1', {}, new Date(moment))).headers.get('etag');
  expect(await tagAt(end)).not.toBe(await tagAt(end - 1));
});
