import { expect, test, vi } from 'vitest';
import type { Library } from '@/lib/content/store/raw-library';
import { loadLibrary } from '@/lib/content/validate/load-library';
import { listSingleCalendars, screeningCalendar } from '@/lib/seo/calendar/screening-calendar';
import { cinemas, screening } from '../../catalog/screenings/small-cinemas';

const content = vi.hoisted(() => ({}) as { library: Library });
vi.mock('@/lib/content/store/library', () => ({ getLibrary: () => content.library }));
vi.mock('next-intl/server', () => import('../next-intl-server'));

content.library = {
  ...loadLibrary('tests/site'),
  ...cinemas({
    nerven: [
      screening('bio', '2020-12-04T20:30+01:00', {
        ...{ version: { subtitles: ['fr'] }, guest: 'Mara; Zoé', booking: 'https://a.example/1' },
      }),
    ],
    'die-puppe': [
      screening('licht', '2098-12-05T18:00+01:00', {
        ...{ state: 'cancelled', was: Date.parse('2098-12-04T17:00Z') },
      }),
    ],
  }),
};

const linesOf = (text = '') => text.replaceAll('\r\n ', '').split('\r\n');

test('a past screening stays in its calendar, with time, length, place and version', async () => {
  const [{ file = '' } = {}] = listSingleCalendars();
  const id = file.replace('.ics', '');
  const lines = linesOf(await screeningCalendar({ id }, 'fr'));
  expect(lines).toEqual(
    expect.arrayContaining([
      ...['UID:bio-202012042030@bobine.example', 'DTSTART:20201204T193000Z', 'DURATION:PT110M'],
      ...['SUMMARY:Nerven\\, Cinéma Bio', 'LOCATION:Cinéma Bio\\, Genève\\, Suisse'],
      ...['STATUS:CONFIRMED', 'TRANSP:OPAQUE', 'URL:https://bobine.example/movie/nerven'],
    ]),
  );
  expect(lines.find((line) => line.startsWith('DESCRIPTION'))?.replaceAll('\u202f', ' ')).toBe(
    'DESCRIPTION:Version originale\\, sous-titres en français\\nRencontre avec Mara\\; Zoé\\nRéserver : https://a.example/1\\nhttps://bobine.example/movie/nerven',
  );
  expect(lines.some((line) => /^(?:NAME|SEQUENCE)/.test(line))).toBe(false);
});

test('a moved and then cancelled screening has the sequence 2 and the same id', async () => {
  const lines = linesOf(await screeningCalendar({ film: 'die-puppe' }, 'de'));
  expect(lines).toEqual(
    expect.arrayContaining([
      ...['NAME:Die Puppe im Kino', 'SEQUENCE:2', 'STATUS:CANCELLED', 'TRANSP:TRANSPARENT'],
      ...['SUMMARY:Abgesagt: Die Puppe\\, Lichtsaal', 'DTSTART:20981205T170000Z'],
    ]),
  );
});

test('the calendar of all screenings has the same ids in both languages', async () => {
  const [french, german] = await Promise.all([
    screeningCalendar({}, 'fr'),
    screeningCalendar({}, 'de'),
  ]);
  const uids = (text = '') => linesOf(text).filter((line) => line.startsWith('UID'));
  expect(uids(french)).toHaveLength(2);
  expect(uids(german)).toEqual(uids(french));
  expect(await screeningCalendar({ id: 'unknown' }, 'fr')).toBeUndefined();
});
