import { createTranslator } from 'next-intl';
import { expect, it } from 'vitest';
import { timetableTitle } from '@/lib/catalog/screenings/timetable';
import { versionCode } from '@/lib/catalog/screenings/version-code';
import { readVersion } from '@/lib/content/schema/screening';
import { loadMessages } from '@/lib/i18n/messages';

it.each([
  ['fr', {}, 'Au cinéma'],
  ['fr', { byFilm: true }, 'Au cinéma, par film'],
  ['de', { byFilm: true }, 'Im Kino, nach Film'],
  ['fr', { town: 'geneve' }, 'Au cinéma, Genève'],
  ['fr', { town: 'geneve', byFilm: true }, 'Au cinéma, Genève, par film'],
] as const)('in %s a choice of %o is called %s', async (locale, choice, title) => {
  const messages = await loadMessages(locale);
  const t = createTranslator({ locale, namespace: 'Screenings', messages });
  expect(timetableTitle(choice, 'Genève', t)).toBe(title);
});

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
