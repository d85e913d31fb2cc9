import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { filmSchema } from '@/lib/content/schema/film';
import { newsSchema, pageSchema } from '@/lib/content/schema/page';
import { screeningSchema } from '@/lib/content/schema/screening';
import { shopConfigSchema } from '@/lib/content/schema/shop-config';
import { siteSchema } from '@/lib/content/schema/site';
import { themeSchema } from '@/lib/content/schema/theme';
import { formatSentence } from '@/lib/content/validate/issues/editor-message';
import { loadLibrary } from '@/lib/content/validate/load-library';
import { defaultLight } from '@/lib/content/validate/theme/read-theme';
import { createSite } from '@/tools/house/create-site';
import { privacyRemarks } from '@/tools/house/privacy-remarks';

const folder = mkdtempSync(join(tmpdir(), 'bobine-new-house-'));
const home = join(folder, 'cine-zytglogge');
let files: string[] = [];
beforeAll(() => {
  files = createSite(home).files;
});
afterAll(() => rmSync(folder, { recursive: true }));

const read = (path: string) => readFileSync(join(home, path), 'utf8');
/** The file with every field of choice put in, as an editor does who takes each `#` away. */
const whole = (path: string) => parse(read(path).replace(/^#(?!#)/gm, ''));
const keysOf = (value: object) => Object.keys(value).sort();

// A house that begins today has no use for what only older ones say.
const { awards: _, ...filmFields } = filmSchema.shape;

test.each([
  ['films/premier-film.yaml', filmSchema, filmFields],
  ['pages/a-propos.yaml', pageSchema, pageSchema.shape],
  ['news/premiere-nouvelle.yaml', newsSchema, newsSchema.shape],
  ['site.yaml', siteSchema, siteSchema.shape],
  ['shop.yaml', shopConfigSchema, shopConfigSchema.shape],
  ['theme.yaml', themeSchema, themeSchema.shape],
])('%s of a new house explains every field, and each example is valid', (path, schema, fields) => {
  expect(schema.safeParse(whole(path)).error).toBeUndefined();
  expect(keysOf(whole(path))).toEqual(keysOf(fields));
});

test('a new house is sound, has one film, and no word of its template is left unfilled', () => {
  const { site, films, till, screenings } = loadLibrary(home);
  expect([site.name, ...films.keys()]).toEqual(['Cine zytglogge', 'premier-film']);
  expect([till, screenings.size]).toEqual([undefined, 0]);
  expect(files.map(read).join('\n')).not.toMatch(/«(?:name|slug|year|path)»/);
  const { paper, raised, ink, muted, line, accent } = defaultLight;
  expect(whole('theme.yaml').light).toEqual({ paper, raised, ink, muted, line, accent });
});

test('its shop sells and its screenings are announced once they are filled in', () => {
  for (const path of ['shop.yaml', 'venues.yaml', 'screenings/seances.yaml'])
    writeFileSync(join(home, path), stringify(whole(path)));
  const { till, screenings } = loadLibrary(home);
  expect(till?.seller.name).toBe('Cine zytglogge');
  expect([...screenings.keys()]).toEqual(['premier-film']);
  const [first] = parse(read('screenings/seances.yaml')).screenings;
  const rare = ['was', 'language', 'subtitles'];
  expect(Object.keys(first)).toEqual(
    Object.keys(screeningSchema.shape).filter((field) => !rare.includes(field)),
  );
});

test('a folder that holds something is left as it is, but for its .git', () => {
  const mine = join(folder, 'mine');
  mkdirSync(mine);
  writeFileSync(join(mine, 'site.yaml'), 'name: Mine\n');
  expect(() => createSite(mine)).toThrow('is not empty');
  expect(readFileSync(join(mine, 'site.yaml'), 'utf8')).toBe('name: Mine\n');
  mkdirSync(join(folder, 'repository/.git'), { recursive: true });
  expect(createSite(join(folder, 'repository')).files).toContain('site.yaml');
});

const fields = (site: Parameters<typeof privacyRemarks>[0]) =>
  privacyRemarks(site).map((one) => typeof one === 'object' && one.values.field);
const said = {
  responsible: { name: 'A', address: ['Rue 1'], email: 'a@a.example' },
  ...{ country: 'FR', hosting: { name: 'B' }, words: 'follow' },
  logs: { visits: 'off', addresses: false, days: 7 },
};
const ads = { backend: 'vast', tag: 'https://ads.example', publisherId: 'p', channelId: 'c' };

test.each([
  [{ privacy: said }, []],
  [{}, ['privacy.responsible', 'privacy.country', 'privacy.hosting', 'privacy.logs']],
  [{ privacy: { ...said, country: 'DE' } }, ['privacy.authority']],
  [{ privacy: said, ads }, ['ads.operator']],
  [{ privacy: said, ads: { ...ads, operator: 'C' } }, []],
])('what a house does not say of privacy is remarked (%#)', (site, remarked) => {
  expect(fields(site as never)).toEqual(remarked);
  for (const language of ['fr', 'de'] as const)
    for (const remark of privacyRemarks(site as never))
      expect(formatSentence(remark, language)).not.toBe(formatSentence(remark, 'en'));
});
