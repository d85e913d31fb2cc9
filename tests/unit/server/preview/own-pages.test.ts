import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { marksCss } from '@/lib/server/preview/look/marks-css';
import { createOwnPages } from '@/lib/server/preview/own-pages';
import { readLook } from '@/lib/server/preview/read-look';
import { answerOf } from '../answer-of';
import { aPreview } from './a-preview';

const look = { bar: 'bar{}', page: 'page{}', script: 'bar()', typeface: Buffer.from('type') };
const ownPages = createOwnPages({ preview: aPreview, look, isSecure: false });
const ask = (path: string, method = 'GET') =>
  answerOf(
    (request, response) =>
      (ownPages(request) ?? ((to) => to.writeHead(404).end('the site’s')))(response),
    { path, method },
  );

describe('a preview has of its own', () => {
  it.each([
    ['/_preview/bar.css', 'text/css; charset=utf-8', 'bar{}'],
    ['/_preview/marks.css', 'text/css; charset=utf-8', marksCss(aPreview)],
    ['/_preview/page.css?x', 'text/css; charset=utf-8', 'page{}'],
    ['/_preview/bar.js', 'application/javascript; charset=utf-8', 'bar()'],
    ['/_preview/typeface.woff2', 'font/woff2', 'type'],
  ])('%s as %s', async (path, type, body) => {
    const answer = await ask(path);
    expect([answer.status, answer.headers['content-type'], answer.body]).toEqual([200, type, body]);
  });

  it('the bar of a page, in its language', async () => {
    const { headers, body } = await ask('/_preview/bar?page=/de/movie/other');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toMatch(/^<details open data-page="\/movie\/other">\n<summary><b>Vorschau/);
    for (const path of ['/_preview/bar', '/_preview/bar?page=//films.example'])
      expect((await ask(path)).body).toContain('data-page="/"');
  });

  it('the list of what is missing, in the language of its address', async () => {
    const policy =
      "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; style-src 'self'; font-src 'self'; frame-src 'self'";
    for (const [path, title] of [
      ['/preview', 'Aperçu'],
      ['/de/preview?x', 'Vorschau'],
    ] as const) {
      const { headers, body } = await ask(path);
      expect(headers['content-security-policy']).toBe(policy);
      expect(body).toContain(`<title>${title}</title>`);
    }
  });

  it('a page in both languages, by its path in either', async () => {
    const { headers, body } = await ask('/de/preview/compare?path=/de/movie/aurora');
    expect(headers['content-security-policy']).toContain("; frame-src 'self'");
    expect(body).toContain('<title>Beide Sprachen nebeneinander – /movie/aurora</title>');
    expect((await ask('/preview/compare')).body).toContain('côte à côte – /</title>');
  });

  it('heads of all that, and nothing that is changed', async () => {
    expect((await ask('/preview', 'HEAD')).status).toBe(200);
    for (const method of ['POST', 'OPTIONS'])
      expect((await ask('/preview', method)).status).toBe(404);
  });

  it.each(['/', '/preview/', '/previews', '/_preview/other.css', '/constructor', '/movie/aurora'])(
    'nothing at %s',
    async (path) => expect((await ask(path)).body).toBe('the site’s'),
  );
});

describe('what they look like', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'bobine-look-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('is read where the build has put it down', () => {
    const folder = join(root, '.next/bobine/preview');
    mkdirSync(folder, { recursive: true });
    for (const [name, text] of Object.entries({
      ...{ 'bar.css': 'bar{}', 'page.css': 'page{}', 'bar.js': 'bar()', 'typeface.woff2': 'type' },
    }))
      writeFileSync(join(folder, name), text);
    expect(readLook(root)).toEqual(look);
  });
});
