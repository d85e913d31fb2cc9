import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'playwright/test';
import sharp from 'sharp';
import { contentDir } from '@/lib/content/content-dir.mjs';
import { serveBuild } from '@/tools/build/serve-build';
import { copyProject } from './copy-project';

const film = 'a-la-conquete-du-pole';
const poster = 'media/film-neuf/affiche.jpg';

test('changed content is public without a build, whole and checked, also after a restart', {
  tag: '@release',
}, async ({ request }) => {
  const project = copyProject();
  const content = join(project, contentDir());
  const build = join(
    project,
    '.builds',
    readFileSync(join(project, '.builds/current'), 'utf8').trim(),
  );
  const root = project;
  let site = await serveBuild({ root });
  const get = (path: string) => request.get(site.address + path);
  const statusOf = async (path: string) => (await get(path)).status();
  const textOf = async (path: string) => (await get(path)).text();
  const edit = (path: string, change: (text: string) => string) =>
    writeFileSync(join(content, path), change(readFileSync(join(content, path), 'utf8')));

  /** Runs `npm run content:publish`; `killAfter`: milliseconds. */
  async function publish(killAfter?: number) {
    const child = spawn(process.execPath, [resolve('tools/content/publish.mjs')], {
      cwd: project,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part) => {
        said += part;
      });
    const timer = killAfter && setTimeout(() => child.kill('SIGKILL'), killAfter);
    const [code] = await once(child, 'close');
    clearTimeout(timer);
    return { code, said };
  }

  try {
    const page = await get(`/movie/${film}`);
    const { id } = await (await get('/builds/latest.json')).json();
    expect(await textOf('/actualites')).toContain('/actualites/une-copie-retrouvee');

    edit(`films/${film}.yaml`, (text) => text.replace('le géant des neiges', 'le Yéti-Zwölf'));
    cpSync(join(content, `films/${film}.yaml`), join(content, 'films/film-neuf.yaml'));
    edit(
      'films/film-neuf.yaml',
      (text) =>
        `${text.replaceAll('À la conquête du pôle', 'Le Film neuf').replace(/^ids:\n.*\n/m, '')}` +
        `poster: { src: /${poster}, alt: { fr: Une image, de: Ein Bild } }\n`,
    );
    mkdirSync(dirname(join(content, poster)));
    const picture = { width: 600, height: 900, channels: 3, background: '#c0392b' } as const;
    await sharp({ create: picture }).jpeg().toFile(join(content, poster));
    cpSync(join(content, 'pages/la-maison.yaml'), join(content, 'pages/nouvelle.yaml'));
    rmSync(join(content, 'news/une-copie-retrouvee.yaml'));
    // Killed at any moment, an update leaves the old content whole, or the new.
    for (const killAfter of [500, 1000]) {
      await publish(killAfter);
      expect([await statusOf('/'), await statusOf('/de/catalogue')]).toEqual([200, 200]);
    }
    const published = await publish();
    expect(published.code, published.said).toBe(0);
    await expect.poll(() => textOf(`/movie/${film}`)).toContain('Yéti-Zwölf');
    const changed = await get(`/movie/${film}`);
    expect(changed.headers().etag).not.toBe(page.headers().etag);
    const payload = { headers: { rsc: '1' } };
    const navigation = await request.get(`${site.address}/movie/${film}?_rsc`, payload);
    expect(await navigation.text()).toContain('Yéti-Zwölf');
    expect((await (await get('/builds/latest.json')).json()).id, 'open pages go on').toBe(id);

    for (const path of [
      '/movie/film-neuf',
      '/de/movie/film-neuf',
      '/nouvelle',
      '/og/film-neuf.png',
    ])
      expect(await statusOf(path), path).toBe(200);
    const made = /\/_next\/static\/pictures\/[\w-]+\.webp/.exec(await textOf('/movie/film-neuf'));
    expect(await statusOf(made?.[0] ?? '/'), made?.[0]).toBe(200);
    const found = await (await get('/api/films?q=film+neuf')).json();
    expect(found.films.map(({ slug }: { slug: string }) => slug)).toContain('film-neuf');
    for (const path of ['/sitemap.xml', '/open/films.csv', '/feed/films.xml'])
      expect(await textOf(path), path).toContain('film-neuf');
    expect(await statusOf('/actualites/une-copie-retrouvee')).toBe(404);
    expect(await textOf('/actualites')).not.toContain('une-copie-retrouvee');

    edit(`films/${film}.yaml`, (text) => text.replace('year: 1912', 'year: demain'));
    const invalid = await publish();
    expect(invalid.code).toBe(1);
    expect(invalid.said).toContain(`films/${film}.yaml`);
    edit(`films/${film}.yaml`, (text) => text.replace('year: demain', 'year: 1912'));
    edit('theme.yaml', (text) => text.replace(/#[0-9a-f]{6}/i, '#123456'));
    const compiled = await publish();
    expect([compiled.code, compiled.said]).toEqual([1, expect.stringContaining('npm run up')]);
    expect(await textOf(`/movie/${film}`)).toContain('Yéti-Zwölf');

    await site.stop();
    site = await serveBuild({ root });
    expect(await textOf(`/movie/${film}`)).toContain('Yéti-Zwölf');
    expect(await statusOf('/movie/film-neuf')).toBe(200);
    expect(await statusOf('/actualites/une-copie-retrouvee')).toBe(404);
    const parts = readdirSync(join(build, '.next/bobine'));
    expect(parts.filter((name) => name.endsWith('.part') || name.endsWith('.lock'))).toEqual([]);
    expect(site.log()).toBe('');
  } finally {
    await site.stop();
    rmSync(project, { recursive: true });
  }
});
