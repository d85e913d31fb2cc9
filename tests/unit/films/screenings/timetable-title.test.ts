import { createTranslator } from 'next-intl';
import { expect, it } from 'vitest';
import { timetableTitle } from '@/lib/films/screenings/timetable-title';
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
