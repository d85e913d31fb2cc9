import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RawFilm } from '@/lib/content/schema/film';
import { loadWhole } from '@/lib/content/validate/load-library';
import { describePreview } from '@/tools/build/preview/describe-preview';
import { findBranch } from '@/tools/build/preview/find-branch';
import { digestPublished } from '@/tools/build/preview/published';
import { readPublished } from '@/tools/build/preview/read-published';

const house = resolve('tests/house');
const project = process.cwd();
let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bobine-'));
  process.chdir(root);
});
afterEach(() => {
  process.chdir(project);
  rmSync(root, { recursive: true });
});

const stored = { time: '2026-11-22T10:00:00.000Z', content: { 'films/a': { year: '1919' } } };

describe('what a preview is compared with', () => {
  it('is the build that is published from the same project, or nothing', async () => {
    expect(await readPublished(undefined)).toBeUndefined();
    mkdirSync('.builds/one/.next/bobine', { recursive: true });
    writeFileSync('.builds/current', 'one\n');
    expect(await readPublished(' '), 'a build from before there were previews').toBeUndefined();
    writeFileSync('.builds/one/.next/bobine/published.json', JSON.stringify(stored));
    expect(await readPublished(undefined)).toEqual(stored);
  });

  it('is the file, the address or the house that is named', async () => {
    writeFileSync('published.json', JSON.stringify(stored));
    expect(await readPublished('published.json')).toEqual(stored);
    const server = createServer((_, response) => response.end(JSON.stringify(stored))).listen(0);
    const { port } = server.address() as AddressInfo;
    expect(await readPublished(`http://localhost:${port}/`)).toEqual(stored);
    server.close();
    const { content } = (await readPublished(house)) ?? {};
    expect(Object.keys(content ?? {})).toContain('site');
  });

  it.each(['nowhere.json', 'http://localhost:1/published.json', 'broken.json'])(
    'says in words that %s cannot be read',
    async (place) => {
      writeFileSync('broken.json', '{"content":[1]}');
      await expect(readPublished(place)).rejects.toThrow(`PREVIEW_COMPARE_TO is “${place}”`);
    },
  );
});

describe('the content of a build as later previews read it', () => {
  const films = (more: object) =>
    ({
      films: new Map([['secret', { year: 1919, ...more }]]),
      ...{ collections: new Map(), articles: new Map(), pages: new Map(), news: new Map() },
      programme: new Map(),
    }) as never;

  it('has no draft in it and nothing that has still to come out', () => {
    const now = Date.parse('2026-11-22T12:00:00Z');
    expect(digestPublished(films({ draft: true }), now)).toEqual({});
    expect(digestPublished(films({ publishedFrom: '2026-11-23' }), now)).toEqual({});
    expect(Object.keys(digestPublished(films({ publishedFrom: '2026-11-22' }), now))).toEqual([
      'films/secret',
    ]);
  });
});

it('a preview says of every record what it is called, what it lacks and whether it is out', () => {
  const library = loadWhole(house);
  const [slug = '', film] = [...library.films][0] ?? [];
  const draft = { ...film, draft: true } as RawFilm;
  const films = new Map([...library.films]).set('entwurf', draft);
  const build = { id: 'a', time: '2026-11-22T10:00:00.000Z' };
  const published = { content: digestPublished(library) };
  const preview = describePreview({ ...library, films }, { build, house: 'haus', published });
  expect(preview.titles[`films/${slug}`]).toBe(film?.title.original.text);
  expect(preview.unpublished['films/entwurf']).toBe('draft');
  // Its day is to come.
  expect(preview.unpublished['news/demain']).toEqual({ from: '2098-11-20T23:00:00.000Z' });
  expect(
    preview.changes?.list.filter(({ kind }) => kind === 'added').map(({ name }) => name),
  ).toContain('films/entwurf');
  expect(preview.owed.length).toBeGreaterThan(0);
});

it('the branch is what the environment calls it, else that of the house in Git, else nothing', async () => {
  expect(await findBranch(root, { PREVIEW_BRANCH: 'aube', GITHUB_REF_NAME: 'main' })).toBe('aube');
  expect(await findBranch(root, { GITHUB_HEAD_REF: '', CI_COMMIT_REF_NAME: 'nacht' })).toBe(
    'nacht',
  );
  expect(await findBranch(root, {})).toBeUndefined();
  expect(await findBranch(project, {})).toBeTruthy();
});
