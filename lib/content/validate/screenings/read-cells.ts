import { foldText } from '@/lib/text/fold';
import { own } from '@/lib/text/own';
import { readLanguage } from '../../schema/shown-version';
import type { TableColumn } from './table-columns';

/** What a row says, a column each; empty cells are absent. */
export type Cells = Partial<Record<TableColumn, string>>;

const states: Readonly<Record<string, string>> = {
  ...{ complet: 'sold-out', ausverkauft: 'sold-out', 'sold out': 'sold-out' },
  ...{ annule: 'cancelled', annulee: 'cancelled', abgesagt: 'cancelled', canceled: 'cancelled' },
};

/** A cell of a column that is a question says no. */
const refusals = new Set(['', 'non', 'nein', 'no', '0', 'false', '-']);

/** The cells of a row → a screening as the schema is to judge it. */
export function readCells(cells: Cells): Record<string, unknown> {
  const { film, venue, town, was, version, booking, language, subtitles } = cells;
  const { date = '', time = '', zone = '', start = `${date} ${time} ${zone}` } = cells;
  const read = {
    ...{ film, venue, town, was, version, booking, state: stateOf(cells) },
    start: start.trim().replace(/ Uhr\b/i, '') || undefined,
    language: language && (readLanguage(language) ?? language),
    subtitles: subtitles
      ?.split(/[\s,/+&]+/)
      .filter(Boolean)
      .map((written) => readLanguage(written) ?? written),
    guest: words(cells, 'guest'),
    note: words(cells, 'note'),
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}

function words(cells: Cells, field: 'guest' | 'note') {
  const { [field]: same, [`${field}_fr` as const]: fr, [`${field}_de` as const]: de } = cells;
  if (!fr && !de) return same;
  return { ...((fr ?? same) && { fr: fr ?? same }), ...((de ?? same) && { de: de ?? same }) };
}

function stateOf({ state, soldOut = '', cancelled = '' }: Cells): string | undefined {
  if (!refusals.has(foldText(cancelled))) return 'cancelled';
  if (!refusals.has(foldText(soldOut))) return 'sold-out';
  return state && (own(states, foldText(state)) ?? state);
}
