import { foldText } from '@/lib/text/fold';

/** The columns of a table of screenings, and how programmes call them besides; folded. */
const names = {
  film: 'film titre title titel',
  venue: 'venue lieu salle cinema kino saal',
  town: 'town ville stadt ort localite',
  start: 'start debut beginn',
  date: 'date datum jour tag',
  time: 'time heure horaire zeit uhrzeit',
  zone: 'zone time_zone fuseau zeitzone',
  was: 'was avant vorher',
  version: 'version fassung sprachfassung',
  language: 'language langue sprache',
  subtitles: 'subtitles sous_titres untertitel',
  guest: 'guest invite invitee gast gaste',
  guest_fr: 'guest_fr invite_fr gast_fr',
  guest_de: 'guest_de invite_de gast_de',
  note: 'note remarque bemerkung hinweis',
  note_fr: 'note_fr remarque_fr bemerkung_fr',
  note_de: 'note_de remarque_de bemerkung_de',
  booking: 'booking tickets reservation billets billetterie reservieren link lien',
  state: 'state etat status statut',
  soldOut: 'sold_out complet ausverkauft',
  cancelled: 'cancelled annule abgesagt',
} as const;

export type TableColumn = keyof typeof names;

const known = new Map(
  Object.entries(names).flatMap(([column, also]) =>
    also.split(' ').map((name) => [name, column as TableColumn] as const),
  ),
);

export const columnNames: readonly string[] = [...known.keys()];

/** `Sous-titres`, `SOUS TITRES` and `sous_titres` are one name. */
export function plainColumn(head: string): string {
  return foldText(head)
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');
}

export function columnOf(head: string): TableColumn | undefined {
  return known.get(plainColumn(head));
}
