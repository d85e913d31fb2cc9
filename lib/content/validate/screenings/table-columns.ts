import { readLanguage } from '@/lib/content/schema/screening';
import { type Locale, locales } from '@/lib/i18n/locales';
import { getOwn } from '@/lib/primitives/json';
import { foldText } from '@/lib/primitives/text/fold-text';

/** Columns of a table of screenings with their accepted headings: folded (`foldText`), separated by spaces. */
const names = {
  film: 'film titre title titel filmtitel titre_du_film',
  venue: 'venue lieu salle cinema kino saal spielort spielstatte',
  town: 'town ville stadt ort localite',
  start: 'start debut beginn date_et_heure datum_und_zeit seance vorstellung',
  date: 'date datum jour tag',
  time: 'time heure horaire zeit uhrzeit',
  zone: 'zone time_zone fuseau zeitzone',
  was: 'was avant vorher',
  version: 'version fassung sprachfassung version_linguistique',
  language: 'language langue sprache',
  subtitles: 'subtitles sous_titres untertitel',
  guest: 'guest invite invitee gast gaste',
  note: 'note remarque bemerkung hinweis',
  booking: 'booking tickets reservation billets billetterie reservieren ticketlink link lien',
  state: 'state etat status statut',
  soldOut: 'sold_out soldout complet ausverkauft',
  cancelled: 'cancelled annule abgesagt',
} as const;

/** Columns that a table may have for each language of the site, with their headings without the language. */
const translatedNames = { guest: 'guest invite gast', note: 'note remarque bemerkung' } as const;
type TranslatedColumn = `${keyof typeof translatedNames}_${Locale}`;

export type TableColumn = keyof typeof names | TranslatedColumn;

const inLanguages = Object.entries(translatedNames).flatMap(([column, also]) =>
  locales.map(
    (locale) => [`${column}_${locale}`, also.replaceAll(/\w+/g, `$&_${locale}`)] as const,
  ),
);

/** The columns of a field for each language: `guest_fr`, `guest_de`. */
export function translatedColumns(field: keyof typeof translatedNames): TranslatedColumn[] {
  return locales.map((locale): TranslatedColumn => `${field}_${locale}`);
}

const columnsByName = new Map(
  [...Object.entries(names), ...inLanguages].flatMap(([column, also]) =>
    also.split(' ').map((name) => [name, column as TableColumn] as const),
  ),
);

export const columnNames: readonly string[] = [...columnsByName.keys()];

/** Normalises a heading: `Sous-titres`, `SOUS TITRES` and `sous_titres` are equal. */
export function plainColumn(head: string): string {
  return foldText(head)
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');
}

export function columnOf(head: string): TableColumn | undefined {
  return columnsByName.get(plainColumn(head));
}

/** The cells of a row by column; empty cells are absent. */
export type Cells = Partial<Record<TableColumn, string>>;

const states: Readonly<Record<string, string>> = {
  ...{ complet: 'sold-out', ausverkauft: 'sold-out', 'sold out': 'sold-out' },
  ...{ annule: 'cancelled', annulee: 'cancelled', abgesagt: 'cancelled', canceled: 'cancelled' },
};

/** Values that mean “no” in a yes/no column. */
const refusals = new Set(['', 'non', 'nein', 'no', '0', 'false', '-']);

/** Converts a row into the input of the screening schema. */
export function readCells(cells: Cells): Record<string, unknown> {
  const { film, venue, town, was, version, booking, language, subtitles } = cells;
  const { date = '', time = '', zone = '', start } = cells;
  const fields = {
    ...{ film, venue, town, version, booking, state: stateOf(cells) },
    start: start ?? (`${date} ${time} ${zone}`.trim() || undefined),
    was,
    language: language && (readLanguage(language) ?? language),
    subtitles: subtitles
      ?.split(/[\s,/+&]+/)
      .filter(Boolean)
      .map((written) => readLanguage(written) ?? written),
    guest: words(cells, 'guest'),
    note: words(cells, 'note'),
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

function words(cells: Cells, field: 'guest' | 'note') {
  const untranslated = cells[field];
  const columns = translatedColumns(field);
  if (!columns.some((column) => cells[column])) return untranslated;
  const texts = locales.map((locale) => [locale, cells[`${field}_${locale}`] ?? untranslated]);
  return Object.fromEntries(texts.filter(([, text]) => text));
}

function stateOf({ state, soldOut = '', cancelled = '' }: Cells): string | undefined {
  if (!refusals.has(foldText(cancelled))) return 'cancelled';
  if (!refusals.has(foldText(soldOut))) return 'sold-out';
  return state && (getOwn(states, foldText(state)) ?? state);
}
