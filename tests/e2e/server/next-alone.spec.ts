import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { expect, test } from 'playwright/test';
import { builtRoot } from '@/lib/server/builds/built-root.mjs';
import { comeToLife, visit } from '../app/visit';
import { catalogueOf } from '../catalogue/catalogue-of';
import { addressIn, languages } from '../languages';
import { playerOf } from '../player/player-of';

// The built site by Next alone, as hosts run it that do not know our front: docs/operations.md says what is lost.

const [french, german] = languages;
const port = Number(process.env.E2E_PORT ?? 3210) + 60;
const film = 'etude-en-disques';
let next: ChildProcess;

test.describe.configure({ mode: 'default' });
test.use({ baseURL: `http://localhost:${port}` });
test.beforeAll(async () => {
  test.setTimeout(400_000);
  const cwd = resolve(builtRoot());
  const program = join(cwd, 'node_modules/next/dist/bin/next');
  const env = { ...process.env, NODE_ENV: 'production' as const };
  next = spawn(process.execPath, [program, 'start', '-p', `${port}`], { cwd, env });
  await new Promise<void>((ready, fail) => {
    next.stdout?.on('data', (words) => String(words).includes('Ready') && ready());
    next.once('exit', (code) => fail(new Error(`next start ended with code ${code}`)));
  });
});
test.afterAll(async () => {
  const ended = once(next, 'exit');
  next.kill('SIGTERM');
  await ended;
});

test('pages are there in both languages, and what they are made of', async ({ request }) => {
  for (const language of languages)
    for (const path of ['/', '/vod', '/movie/judex', '/catalogue', '/shop', '/a-voir']) {
      const answer = await request.get(addressIn(language, path), {
        headers: { 'accept-language': 'en' },
      });
      expect(answer.status(), path).toBe(200);
      expect(await answer.text()).toContain(`<html lang="${language.tag}"`);
    }
  const files = ['/poster/nerven.svg', '/og/nerven.png', '/icon.svg', '/sitemap.xml'];
  const more = ['/de/sitemap.xml', '/robots.txt', '/.well-known/security.txt'];
  for (const path of [...files, ...more, `/movie/${film}/end.ics`])
    expect((await request.get(path)).status(), path).toBe(200);
  const part = await request.get(`/media/${film}/film.mp4`, { headers: { range: 'bytes=0-9' } });
  expect([part.status(), (await part.body()).length]).toEqual([206, 10]);
});

test('what depends on who asks: the home page, the language chosen, the old paths', async ({
  request,
}) => {
  const ask = async (path: string, headers = {}) => {
    const answer = await request.get(path, { headers, maxRedirects: 0 });
    return [answer.status(), answer.headers().location];
  };
  expect(await ask('/', { 'accept-language': 'de-CH' })).toEqual([302, '/de']);
  expect(await ask('/', { 'accept-language': 'de', cookie: 'i18n_redirected=fr' })).toEqual([
    200,
    undefined,
  ]);
  expect(await ask('/_i18n/choose?locale=de&page=/vod')).toEqual([303, '/de/vod']);
  expect(await ask('/fr/shop')).toEqual([308, '/shop']);
});

test('the interface answers, and what is unknown is 404 in words of both languages', async ({
  request,
}) => {
  const films = await (await request.get('/api/films?q=faust&locale=de')).json();
  expect(films.films[0].path).toBe('/de/movie/faust-eine-deutsche-volkssage');
  expect(await (await request.get('/api/cards?locale=fr&films=judex')).json()).toHaveLength(1);
  for (const path of ['/nope', '/de/nope', '/movie/nope', '/poster/nope.svg']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    const html = await answer.text();
    for (const { words } of languages) expect(html).toContain(words.NotFound.title);
  }
});

test('guards that are the same for all stand there; a policy for the scripts of a page does not', async ({
  request,
}) => {
  const page = (await request.get('/vod')).headers();
  expect(page['x-content-type-options']).toBe('nosniff');
  expect(page['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(page['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(page['content-security-policy']).not.toContain('script-src');
  for (const path of ['/poster/nerven.svg', `/media/${film}/poster.jpg`])
    expect((await request.get(path)).headers()['content-security-policy']).toMatch(/; sandbox$/);
});

test('a visitor filters, watches a film and changes the language', async ({ page }) => {
  await visit(page, '/catalogue');
  const all = await page.locator('#results').innerText();
  const { open, choose } = catalogueOf(page, french);
  await open('decade');
  await choose('decade', '1910');
  await expect(page).toHaveURL('/catalogue?decade=1910');
  await expect(page.locator('#results')).not.toHaveText(all);
  const player = playerOf(page, french, film);
  await player.watch();
  await page.getByRole('banner').locator('a[hreflang=de]').click();
  await expect(page).toHaveURL(`/de/movie/${film}`);
  await expect(page.locator('html')).toHaveAttribute('lang', german.tag);
  await comeToLife(page);
});
