import { expect, test } from 'vitest';
import { versionCode } from '@/lib/catalog/screenings/version-code';
import { readVersion } from '@/lib/content/schema/screening';

test.each([
  ['OV', 'VO', 'OV'],
  ['OmU', 'VOstDE', 'OmU'],
  ['VOstFR', 'VOstFR', 'OV/f'],
  ['Ov/d/f', 'VOstDE/FR', 'OV/d/f'],
  ['VF', 'VF', 'F'],
  ['DF', 'VDE', 'DF'],
  ['E/d', 'VENstDE', 'E/d'],
  ['DF st fr', 'VDEstFR', 'D/f'],
])('the version “%s” is “%s” in French and “%s” in German', (written, french, german) => {
  const version = readVersion(written);
  expect(version && versionCode(version, 'fr')).toBe(french);
  expect(version && versionCode(version, 'de')).toBe(german);
});
