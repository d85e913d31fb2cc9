import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { filmSchema } from '@/lib/content/schema/film';
import { siteSchema } from '@/lib/content/schema/site';
import { themeSchema } from '@/lib/content/schema/theme';
import { tillSchema } from '@/lib/content/schema/till';
import { saySentence } from '@/lib/content/validate/faults/sentence';
import { loadLibrary } from '@/lib/content/validate/load-library';
import { defaultLight } from '@/lib/content/validate/theme/complete-theme';
import { findThemeFaults } from '@/lib/content/validate/theme/theme-faults';
import { makeHouse } from '@/tools/house/make-house';
import { privacyRemarks } from '@/tools/house/privacy-remarks';

describe('a new house', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'bobine-new-house-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** The file with every field of choice put in, as an editor does who takes each `#` away. */
  const whole = (path: string) => parse(readFileSync(path, 'utf8').replace(/^#(?!#)/gm, ''));

  test('its film explains every field that a film may have, and each example is valid', () => {
    makeHouse(join(folder, 'maison'));
    const film = whole(join(folder, 'maison/films/premier-film.yaml'));
    expect(filmSchema.safeParse(film).error).toBeUndefined();
    // A house that begins today has no use for what only older ones say.
    const { awards, ...shape } = filmSchema.shape;
    expect(Object.keys(film).sort()).toEqual(Object.keys(shape).sort());
  });

  test('its site.yaml shows every setting, and each example is valid', () => {
    makeHouse(join(folder, 'maison'));
    const site = whole(join(folder, 'maison/site.yaml'));
    expect(siteSchema.safeParse(site).error).toBeUndefined();
    expect(Object.keys(site).sort()).toEqual(Object.keys(siteSchema.shape).sort());
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

  test('a folder that holds something is left as it is', () => {
    const home = join(folder, 'mine');
    mkdirSync(home);
    writeFileSync(join(home, 'site.yaml'), 'name: Mine\n');
    expect(() => makeHouse(home)).toThrow('is not empty');
    expect(readFileSync(join(home, 'site.yaml'), 'utf8')).toBe('name: Mine\n');
  });
});

describe('what a house does not say of privacy', () => {
  const fields = (site: Parameters<typeof privacyRemarks>[0]) =>
    privacyRemarks(site).map((one) => typeof one === 'object' && one.values.field);

  const contact = { name: 'A', address: ['Rue 1'], email: 'a@a.example' };
  const whole = {
    ...{ responsible: contact, country: 'FR', hosting: { name: 'B' } },
    ...{ logs: { visits: 'off', addresses: false, days: 7 }, words: 'follow' },
  } as const;
  const privacy = (more = {}) => ({ ...structuredClone(whole), ...more }) as never;

  test('a house that says everything is told nothing', () => {
    expect(fields({ privacy: privacy() })).toEqual([]);
    const { site } = loadLibrary('tests/house');
    expect(fields(site), 'its imprint names who answers').toEqual([]);
  });

  test('each thing that is not said is one remark, in the editors’ language', () => {
    expect(fields({})).toEqual([
      'privacy.responsible',
      'privacy.country',
      'privacy.hosting',
      'privacy.logs',
    ]);
    for (const language of ['fr', 'de'] as const)
      for (const remark of privacyRemarks({}))
        expect(saySentence(remark, language)).not.toBe(saySentence(remark, 'en'));
  });
});
