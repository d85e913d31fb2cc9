import { describe, expect, it } from 'vitest';
import { mapChunks } from '@/lib/server/routes/chunks';
import { mapRoutes } from '@/lib/server/routes/read-routes';
import { type Asked, chooseAnswer } from '@/lib/server/routing/choose-answer';
import { mapOfRoutes } from '../routes/map-of-routes';

const routes = { ...mapOfRoutes(), chunks: mapChunks(['/chunks/a1b2.js']) };
function choose(url: string, headers: Asked['headers'] = {}, method = 'GET') {
  return chooseAnswer({ method, url, headers }, routes);
}
function fileOf(url: string, headers?: Asked['headers']) {
  const answer = choose(url, headers);
  return answer.kind === 'built' ? answer.file.file : answer.kind;
}

describe('chooseAnswer', () => {
  it('serves the French page at the plain path and the German one under /de', () => {
    expect(fileOf('/movie/nosferatu?utm=x')).toBe('/fr/movie/nosferatu.html');
    expect(fileOf('/de/movie/nosferatu')).toBe('/de/movie/nosferatu.html');
    expect(fileOf('/de')).toBe('/de.html');
  });

  it('serves HEAD from memory and allows no other method, wherever it is tried', () => {
    expect(choose('/de', {}, 'HEAD').kind).toBe('built');
    const places = ['/de', '/', '/catalogue', '/api/films', '/poster/a.svg', '/media/study.mp4'];
    for (const place of [...places, '/fr', '/_next/static/chunks/a1b2.js'])
      for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'OPTIONS', 'PROPFIND'])
        expect(choose(place, {}, method).kind, `${method} ${place}`).toBe('not-allowed');
  });

  it('serves Next’s own files that the build has, and those of public', () => {
    expect(choose('/_next/static/chunks/a1b2.js?dpl=x')).toMatchObject({
      kind: 'chunk',
      file: { headers: { 'cache-control': 'public, max-age=31536000, immutable' } },
    });
    expect(choose('/media/study.mp4')).toEqual({ kind: 'public', path: '/media/study.mp4' });
  });

  it('serves built route handlers without cookies or cache tags', () => {
    expect(choose('/poster/a.svg')).toMatchObject({
      file: { file: '/poster/a.svg.body', headers: { 'content-type': 'image/svg+xml' } },
    });
    expect(routes.built.get('/poster/a.svg')?.headers).not.toHaveProperty('set-cookie');
    expect(routes.built.get('/poster/a.svg')?.headers).not.toHaveProperty('x-next-cache-tags');
  });

  it('leads from a catalogue that nobody can mean to the one that is understood', () => {
    expect(choose('/de/catalogue?page=abc&genre=war&utm_source=x')).toEqual({
      ...{ kind: 'moved', status: 307, isHome: false },
      location: '/de/catalogue?genre=war',
    });
    expect(choose('/catalogue?page=2&genre=war&sort=&utm_source=x').kind).toBe('rendered');
  });

  it('sends only a visitor on from / whose language is German, with the query', () => {
    expect(fileOf('/', { 'accept-language': 'fr-CH' })).toBe('/fr.html');
    expect(choose('/?a=1', { 'accept-language': 'de-CH,fr;q=0.5' })).toMatchObject({
      kind: 'moved',
      status: 302,
      location: '/de?a=1',
    });
    expect(fileOf('/', { 'accept-language': 'de', cookie: 'i18n_redirected=fr' })).toBe('/fr.html');
    expect(fileOf('/movie/nosferatu', { 'accept-language': 'de' })).toMatch(/html$/);
  });

  it.each(['/catalogue?x=1', '/de/catalogue', '/vod', '/api/films'])(
    'has %s rendered in its turn',
    (url) => {
      expect(choose(url).kind).toBe('rendered');
      expect(choose(url, {}, 'HEAD').kind).toBe('rendered');
      expect(choose(url, {}, 'POST').kind).toBe('not-allowed');
    },
  );

  it.each([
    ...['/fr', '/fr/movie/nosferatu', '/FR', '/Fr/vod?a=1', '/DE', '/dE/movie/nosferatu'],
    '/DE/nope',
    ...['//evil.com', '/DE//evil.com', '/de/', '/movie/nosferatu/', '/\\evil.com'],
  ])('leaves %s to Next, which redirects within the site', (url) =>
    expect(choose(url).kind).toBe('next'),
  );

  it.each([
    ...['/_next/image?url=%2Fmedia%2Fa.jpg&w=640&q=75', '/nope', '/movie/nope', '/de/movie/nope'],
    ...['/xx/catalogue', '/poster/b.svg'],
    ...['/movie/%', '/fr/%E0%A4', '*', 'http://evil.com/', '/%00', '/movie%2Fnosferatu'],
    ...['/_next/x.js', '/_next/static/chunks/other.js', '/_next', '/_next/data/x.json'],
    ...['/order-not-found', '/page-not-found', '/de/page-not-found', '/server-error'],
    ...['/_not-found', '/movie/nope.rsc', '/gone'],
  ])('does not know %s', (url) => expect(choose(url).kind).toBe('not-found'));
});

describe('choose messages', () => {
  const words = (locale: string) => {
    const path = `/_i18n/b1/${locale}/messages.json`;
    const headers = { 'content-type': 'application/json', 'cache-control': 'no-cache' };
    return [path, { file: `${path}.body`, headers, isThere: true, isFixed: true }] as const;
  };
  const routes = mapRoutes(
    { built: Object.fromEntries([words('fr'), words('de')]), routes: [], vary: 'rsc' },
    [],
    [],
    new Set(['fr']),
  );
  const choose = (url: string, method = 'GET') =>
    chooseAnswer({ url, method, headers: {} }, routes);
  const ruleOf = (url: string) => {
    const answer = choose(url);
    return answer.kind === 'built' ? answer.file.headers['cache-control'] : answer.kind;
  };

  it('words of a language that is not cacheable are asked for anew', () =>
    expect(ruleOf('/_i18n/b1/de/messages.json')).toBe('no-cache'));

  it('a tab of another build gets today’s words, and asks anew', () => {
    expect(ruleOf('/_i18n/b0/fr/messages.json')).toBe('no-cache');
    expect(choose('/_i18n/b0/fr/messages.json')).toMatchObject({
      file: { file: '/_i18n/b1/fr/messages.json.body' },
    });
  });

  it('anything else below is not found, and nothing is written there', () => {
    expect(choose('/_i18n/b1/fr').kind).toBe('not-found');
    expect(choose('/_i18n/b0/fr/messages.json', 'POST').kind).toBe('not-allowed');
  });
});
