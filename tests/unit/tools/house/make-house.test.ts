import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { loadLibrary } from '@/lib/content/load-library';
import { filmSchema } from '@/lib/content/schema/film';
import { screeningSchema } from '@/lib/content/schema/screening';
import { siteSchema } from '@/lib/content/schema/site';
import { makeHouse } from '@/tools/house/make-house';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bobine-new-house-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The file with every field of choice put in, as an editor does who takes each `#` away. */
const whole = (path: string) => parse(readFileSync(path, 'utf8').replace(/^#(?!#)/gm, ''));

test('a new house is sound and has one film', () => {
  const home = join(folder, 'cine-zytglogge');
  const { name } = makeHouse(home);
  const { site, films } = loadLibrary(home);
  expect(name).toBe('Cine zytglogge');
  expect(site.name).toBe('Cine zytglogge');
  expect([...films.keys()]).toEqual(['premier-film']);
});

test('its film explains every field that a film may have, and each example is valid', () => {
  makeHouse(join(folder, 'maison'));
  const film = whole(join(folder, 'maison/films/premier-film.yaml'));
  expect(filmSchema.safeParse(film).error).toBeUndefined();
  expect(Object.keys(film).sort()).toEqual(Object.keys(filmSchema.shape).sort());
});

test('its site.yaml shows every setting, and each example is valid', () => {
  makeHouse(join(folder, 'maison'));
  const site = whole(join(folder, 'maison/site.yaml'));
  expect(siteSchema.safeParse(site).error).toBeUndefined();
  expect(Object.keys(site).sort()).toEqual(Object.keys(siteSchema.shape).sort());
});

test('it shows how a screening and a cinema are written, and announces none', () => {
  makeHouse(join(folder, 'maison'));
  const screenings = join(folder, 'maison/screenings/seances.yaml');
  const venues = join(folder, 'maison/venues.yaml');
  expect(loadLibrary(join(folder, 'maison')).screenings.size).toBe(0);
  writeFileSync(screenings, stringify(whole(screenings)));
  writeFileSync(venues, stringify(whole(venues)));
  const house = loadLibrary(join(folder, 'maison'));
  expect([...house.screenings.keys()]).toEqual(['premier-film']);
  const [first] = whole(screenings).screenings;
  expect(Object.keys(first)).toEqual(
    Object.keys(screeningSchema.shape).filter(
      (field) => !['was', 'language', 'subtitles'].includes(field),
    ),
  );
});

test('no word of the template is left unfilled', () => {
  const { files } = makeHouse(join(folder, 'maison'));
  const texts = files.map((path) => readFileSync(join(folder, 'maison', path), 'utf8'));
  expect(texts.join('\n')).not.toMatch(/«(?:name|slug|year|path)»/);
});

test('a folder that holds something is left as it is', () => {
  const home = join(folder, 'mine');
  mkdirSync(home);
  writeFileSync(join(home, 'site.yaml'), 'name: Mine\n');
  expect(() => makeHouse(home)).toThrow('is not empty');
  expect(readFileSync(join(home, 'site.yaml'), 'utf8')).toBe('name: Mine\n');
});

test('a repository that has nothing but its .git may become one', () => {
  const home = join(folder, 'mine');
  mkdirSync(join(home, '.git'), { recursive: true });
  expect(makeHouse(home).files).toContain('site.yaml');
});
