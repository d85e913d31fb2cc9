import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { filmSchema } from '@/lib/content/schema/film';
import { newsSchema } from '@/lib/content/schema/news';
import { pageSchema } from '@/lib/content/schema/page';
import { screeningSchema } from '@/lib/content/schema/screening';
import { siteSchema } from '@/lib/content/schema/site';
import { themeSchema } from '@/lib/content/schema/theme';
import { tillSchema } from '@/lib/content/schema/till';
import { contentVersion } from '@/lib/content/settings.mjs';
import { loadLibrary } from '@/lib/content/validate/load-library';
import { defaultLight } from '@/lib/content/validate/theme/complete-theme';
import { findThemeFaults } from '@/lib/content/validate/theme/theme-faults';
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
  expect(site.content, 'its files are of today').toBe(contentVersion);
  expect([...films.keys()]).toEqual(['premier-film']);
});

test('its film explains every field that a film may have, and each example is valid', () => {
  makeHouse(join(folder, 'maison'));
  const film = whole(join(folder, 'maison/films/premier-film.yaml'));
  expect(filmSchema.safeParse(film).error).toBeUndefined();
  // A house that begins today has no use for what only older ones say.
  const { awards, ...shape } = filmSchema.shape;
  expect(Object.keys(film).sort()).toEqual(Object.keys(shape).sort());
});

test.each([
  ['pages/a-propos.yaml', pageSchema],
  ['news/premiere-nouvelle.yaml', newsSchema],
])('its %s explains every field, and each example is valid', (path, schema) => {
  makeHouse(join(folder, 'maison'));
  const written = whole(join(folder, 'maison', path));
  expect(schema.safeParse(written).error).toBeUndefined();
  expect(Object.keys(written).sort()).toEqual(Object.keys(schema.shape).sort());
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

test('its shop.yaml shows every field of a till, opens none, and sells once it is filled in', () => {
  const home = join(folder, 'maison');
  makeHouse(home);
  expect(loadLibrary(home).till).toBeUndefined();
  const till = whole(join(home, 'shop.yaml'));
  expect(Object.keys(till).sort()).toEqual(Object.keys(tillSchema.shape).sort());
  for (const part of ['seller', 'payment', 'withdrawal'] as const)
    expect(Object.keys(till[part]).sort(), part).toEqual(partsOf(tillSchema.shape[part]));
  writeFileSync(join(home, 'shop.yaml'), stringify(till));
  expect(loadLibrary(home).till?.seller.name).toBe('Maison');
});

/** The fields of a part, whatever is laid around it. */
function partsOf(schema: unknown): string[] {
  const { def } = schema as { def: { shape?: object; innerType?: unknown } };
  return def.shape ? Object.keys(def.shape).sort() : partsOf(def.innerType);
}

test('its theme.yaml shows every part of a look, and each example is valid', () => {
  const home = join(folder, 'maison');
  makeHouse(home);
  const theme = whole(join(home, 'theme.yaml'));
  expect(themeSchema.safeParse(theme).error).toBeUndefined();
  expect(Object.keys(theme).sort()).toEqual(Object.keys(themeSchema.shape).sort());
  expect(Object.keys(theme.light).sort()).toEqual([
    'accent',
    'ink',
    'line',
    'muted',
    'paper',
    'raised',
  ]);
  expect(Object.keys(theme.posters).sort()).toEqual(['black', 'colours', 'decades', 'paper']);
  const { paper, raised, ink, muted, line, accent } = defaultLight;
  expect(theme.light).toEqual({ paper, raised, ink, muted, line, accent });
  expect(findThemeFaults({ ...theme, logo: undefined, icon: undefined }, home)).toEqual([]);
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
