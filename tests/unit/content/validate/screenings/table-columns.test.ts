import { expect, it } from 'vitest';
import {
  type Cells,
  columnNames,
  columnOf,
  plainColumn,
  readCells,
} from '@/lib/content/validate/screenings/table-columns';

it('takes what a row says as it stands, and nothing of what it does not say', () => {
  expect(readCells({})).toEqual({});
  const cells = { film: 'A', venue: 'B', town: 'C', was: 'D', version: 'E', booking: 'F' };
  expect(readCells(cells)).toEqual(cells);
});

it.each<[Cells, string]>([
  [{ date: '4.12.2026', time: '20h30' }, '4.12.2026 20h30'],
  [{ date: '4.12.2026', time: '20.30 Uhr' }, '4.12.2026 20.30'],
  [{ date: '4.12.2026', time: '20.30 uhr', zone: 'Europe/Paris' }, '4.12.2026 20.30 Europe/Paris'],
  [{ date: '4.12.2026' }, '4.12.2026'],
  [{ time: '20:30' }, '20:30'],
  [{ start: '2026-12-04 20:30', date: '5.12.2026' }, '2026-12-04 20:30'],
  [{ time: '20:30 Uhrwerk' }, '20:30 Uhrwerk'],
])('of %j it begins at %s', (cells, start) => {
  expect(readCells(cells)).toEqual({ start });
});

it.each<[string, string]>([
  ['fr', 'fr'],
  ['Französisch', 'fr'],
  ['Klingonisch', 'Klingonisch'],
])('the language %s is %s', (language, read) => {
  expect(readCells({ language })).toEqual({ language: read });
});

it.each<[string, string[]]>([
  ['fr', ['fr']],
  ['fr, all', ['fr', 'de']],
  ['f/d', ['fr', 'de']],
  ['FR & EN + it', ['fr', 'en', 'it']],
  [', fr ,', ['fr']],
  ['fr Klingonisch', ['fr', 'Klingonisch']],
])('subtitles %j are %j', (subtitles, read) => {
  expect(readCells({ subtitles })).toEqual({ subtitles: read });
});

it.each<[Cells, object]>([
  [{ guest: 'A' }, { guest: 'A' }],
  [{ guest_fr: 'B' }, { guest: { fr: 'B' } }],
  [{ guest_de: 'C' }, { guest: { de: 'C' } }],
  [{ guest: 'A', guest_fr: 'B' }, { guest: { fr: 'B', de: 'A' } }],
  [{ guest: 'A', guest_de: 'C' }, { guest: { fr: 'A', de: 'C' } }],
  [{ guest_fr: 'B', guest_de: 'C' }, { guest: { fr: 'B', de: 'C' } }],
  [{ note: 'A' }, { note: 'A' }],
  [{ note: 'A', note_fr: 'B' }, { note: { fr: 'B', de: 'A' } }],
  [{ note_de: 'C' }, { note: { de: 'C' } }],
])('of %j the words are %j', (cells, words) => {
  expect(readCells(cells)).toEqual(words);
});

it.each<[Cells, string]>([
  ...['complet', 'Ausverkauft', 'sold out', 'sold-out'].map((state): [Cells, string] => [
    { state },
    'sold-out',
  ]),
  ...['Annulé', 'annulée', 'abgesagt', 'Canceled', 'cancelled'].map((state): [Cells, string] => [
    { state },
    'cancelled',
  ]),
  [{ state: 'peut-être' }, 'peut-être'],
  [{ state: 'constructor' }, 'constructor'],
  [{ soldOut: 'x' }, 'sold-out'],
  [{ soldOut: 'oui', state: 'peut-être' }, 'sold-out'],
  [{ cancelled: 'ja' }, 'cancelled'],
  [{ cancelled: 'ja', soldOut: 'ja' }, 'cancelled'],
])('of %j the state is %s', (cells, state) => {
  expect(readCells(cells)).toEqual({ state });
});

it.each(['', 'non', 'Nein', 'NO', '0', 'false', '-'])('%j says no', (answer) => {
  expect(readCells({ soldOut: answer })).toEqual({});
  expect(readCells({ cancelled: answer })).toEqual({});
});

it.each([
  ['film', 'Film, Titre, Title, Titel'],
  ['venue', 'Venue, Lieu, Salle, Cinéma, Kino, Saal'],
  ['town', 'Town, Ville, Stadt, Ort, Localité'],
  ['start', 'Start, Début, Beginn'],
  ['date', 'Date, Datum, Jour, Tag'],
  ['time', 'Time, Heure, Horaire, Zeit, Uhrzeit'],
  ['zone', 'Zone, Time zone, Fuseau, Zeitzone'],
  ['was', 'Was, Avant, Vorher'],
  ['version', 'Version, Fassung, Sprachfassung'],
  ['language', 'Language, Langue, Sprache'],
  ['subtitles', 'Subtitles, Sous-titres, SOUS TITRES, sous_titres, Untertitel'],
  ['guest', 'Guest, Invité, Invitée, Gast, Gäste'],
  ['guest_fr', 'Guest FR, Invité (FR), Gast_fr'],
  ['guest_de', 'Guest DE, Invité (DE), Gast_de'],
  ['note', 'Note, Remarque, Bemerkung, Hinweis'],
  ['note_fr', 'Note FR, Remarque (FR), Bemerkung_fr'],
  ['note_de', 'Note DE, Remarque (DE), Bemerkung_de'],
  ['booking', 'Booking, Tickets, Réservation, Billets, Billetterie, Reservieren, Link, Lien'],
  ['state', 'State, État, Status, Statut'],
  ['soldOut', 'Sold out, Complet, Ausverkauft'],
  ['cancelled', 'Cancelled, Annulé, Abgesagt'],
])('the column %s may be called %s', (column, heads) => {
  for (const head of heads.split(', ')) expect(columnOf(head), head).toBe(column);
});

it('knows no other column', () => {
  for (const head of ['', 'Intern', 'films', 'constructor']) expect(columnOf(head)).toBeUndefined();
});

it.each([
  ['  Film ', 'film'],
  ['*Film*', 'film'],
  ['Sous – titres', 'sous_titres'],
  ['Salle 2', 'salle_2'],
  ['__a__b__', 'a_b'],
])('%j is plainly %s', (head, plain) => {
  expect(plainColumn(head)).toBe(plain);
});

it('can name each of them', () => {
  expect(columnNames).toHaveLength(new Set(columnNames).size);
  for (const name of columnNames) expect(plainColumn(name)).toBe(name);
  expect(columnNames).toContain('reservation');
});
