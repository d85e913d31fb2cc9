import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { filmSchema } from '@/lib/content/schema/film';
import { newsSchema, pageSchema } from '@/lib/content/schema/page';
import { screeningSchema } from '@/lib/content/schema/screening';
import { shopConfigSchema } from '@/lib/content/schema/shop-config';
import { siteSchema } from '@/lib/content/schema/site';
import { themeSchema } from '@/lib/content/schema/theme';
import { loadLibrary } from '@/lib/content/validate/load-library';
import { defaultLight } from '@/lib/content/validate/theme/complete-colours';
import { createSite } from '@/tools/site/create-site';
import { sharedFolder, temporaryFolder } from '../../temporary-folder';

const folder = sharedFolder();
const home = join(folder, 'cine-zytglogge');
let files: string[] = [];
beforeAll(() => {
  files = createSite(home).files;
});

const read = (path: string) => readFileSync(join(home, path), 'utf8');
/** The file with all optional fields, without the `#` before them. */
const whole = (path: string) => parse(read(path).replace(/^#(?!#)/gm, ''));
const keysOf = (value: object) => Object.keys(value).sort();

// `awards` is the former form of `festivals`.
const { awards: _, ...filmFields } = filmSchema.shape;

test.each([
  ['films/premier-film.yaml', filmSchema, filmFields],
  ['pages/a-propos.yaml', pageSchema, pageSchema.shape],
  ['news/premiere-nouvelle.yaml', newsSchema, newsSchema.shape],
  ['site.yaml', siteSchema, siteSchema.shape],
  ['shop.yaml', shopConfigSchema, shopConfigSchema.shape],
  ['theme.yaml', themeSchema, themeSchema.shape],
])('%s of a new site explains every field with a valid example', (path, schema, fields) => {
  expect(schema.safeParse(whole(path)).error).toBeUndefined();
  expect(keysOf(whole(path))).toEqual(keysOf(fields));
});

test('a new site is valid, has one film and no unfilled placeholder', () => {
  const { site, films, shopConfig, screenings } = loadLibrary(home);
  expect([site.name, ...films.keys()]).toEqual(['Cine zytglogge', 'premier-film']);
  expect([shopConfig, screenings.size]).toEqual([undefined, 0]);
  expect(files.map(read).join('\n')).not.toMatch(/«(?:name|slug|year|path)»/);
  const { paper, raised, ink, muted, line, accent } = defaultLight;
  expect(whole('theme.yaml').light).toEqual({ paper, raised, ink, muted, line, accent });
});

test('the shop and the screenings of a new site work once their fields are uncommented', () => {
  for (const path of ['shop.yaml', 'venues.yaml', 'screenings/seances.yaml'])
    writeFileSync(join(home, path), stringify(whole(path)));
  const { shopConfig, screenings } = loadLibrary(home);
  expect(shopConfig?.seller.name).toBe('Cine zytglogge');
  expect([...screenings.keys()]).toEqual(['premier-film']);
  const [first] = parse(read('screenings/seances.yaml')).screenings;
  const rare = ['was', 'language', 'subtitles'];
  expect(Object.keys(first)).toEqual(
    Object.keys(screeningSchema.shape).filter((field) => !rare.includes(field)),
  );
});

test('a folder that is not empty is left unchanged, except for .git', () => {
  const mine = temporaryFolder({ 'site.yaml': 'name: Mine\n' });
  expect(() => createSite(mine)).toThrow('is not empty');
  expect(readFileSync(join(mine, 'site.yaml'), 'utf8')).toBe('name: Mine\n');
  mkdirSync(join(folder, 'repository/.git'), { recursive: true });
  expect(createSite(join(folder, 'repository')).files).toContain('site.yaml');
});
