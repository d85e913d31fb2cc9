import { expect, it } from 'vitest';
import { readVersion } from '@/lib/content/schema/shown-version';
import { versionCode } from '@/lib/films/screenings/version-code';

it.each([
  ['OV', 'VO', 'OV'],
  ['OmU', 'VOstDE', 'OmU'],
  ['VOstFR', 'VOstFR', 'OV/f'],
  ['Ov/d/f', 'VOstDE/FR', 'OV/d/f'],
  ['VF', 'VF', 'F'],
  ['DF', 'VDE', 'DF'],
  ['E/d', 'VENstDE', 'E/d'],
  ['DF st fr', 'VDEstFR', 'D/f'],
])('writes %s as the cinemas of each language do', (written, french, german) => {
  const version = readVersion(written);
  expect(version && versionCode(version, 'fr')).toBe(french);
  expect(version && versionCode(version, 'de')).toBe(german);
});
