import { expect, it } from 'vitest';
import {
  columnNames,
  columnOf,
  plainColumn,
} from '@/lib/content/validate/screenings/table-columns';

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
