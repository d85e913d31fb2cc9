import { formatDecimal } from '@/lib/primitives/money/money';
import { encodeWindows } from '@/lib/primitives/table/text-encoding';
import type { BookSettings } from '../book-settings';
import type { Period } from '../books';
import { formatExchangeRate } from '../exchange-rates';
import type { Entry } from '../journal';
import { datevColumns } from './datev-columns';

type DatevContext = {
  settings: BookSettings & Required<Pick<BookSettings, 'datev'>>;
  period: Period;
  now: Date;
  describe: (entry: Entry) => string;
};

/**
 * The entries as a posting batch in the DATEV format: EXTF 700, version 13, Windows-1252, comma as decimal separator.
 * The tax adviser decides when the batch is locked, so `Festschreibung` is 0. The file's name must begin with `EXTF_`.
 * @param period within one financial year (`isInOneYear`), because entries state no year
 * @see https://developer.datev.de/datev/platform/en/dtvf
 */
export function writeDatev(entries: readonly Entry[], context: DatevContext): Buffer {
  const rows = entries.map((entry) => {
    const cells = datevCells(entry, context);
    return datevColumns.map((column) => cells[column] ?? '');
  });
  const lines = [datevHead(context), datevColumns, ...rows];
  return encodeWindows(lines.map((line) => `${line.join(';')}\r\n`).join(''));
}

/** Quotes a text, shortened to `length` characters. Control characters are not allowed, so they become spaces. */
const quote = (text: string, length = 60) =>
  `"${text
    .replace(/\p{Cc}/gu, ' ')
    .slice(0, length)
    .replaceAll('"', '""')}"`;

const compact = (day: string) => day.replaceAll('-', '');
const decimal = (amount: number) => formatDecimal(amount).replace('.', ',');

/** The first line. Empty fields are reserved. */
function datevHead({ settings, period, now }: DatevContext): string[] {
  const { consultant, client, accountLength } = settings.datev;
  const created = now.toISOString().replace(/\D/g, '').slice(0, 17);
  const chart = settings.chart === 'kmu' ? '' : settings.chart.slice(3);
  return [
    ...['"EXTF"', '700', '21', '"Buchungsstapel"', '13', created, '', '"BO"', '""', '""'],
    ...[`${consultant}`, `${client}`, compact(yearStart(period.from, settings.datev.yearStart))],
    ...[`${accountLength}`, compact(period.from), compact(period.to)],
    ...[quote(`Shop ${period.from} ${period.to}`, 30), '""', '1', '0', '0'],
    ...[quote(settings.currency), '', '""', '', '', quote(chart), '', '', '""', '"Bobine"'],
  ];
}

type Cells = Partial<Record<(typeof datevColumns)[number], string>>;

function datevCells(entry: Entry, { settings, describe }: DatevContext): Cells {
  const { day, document, account, contra, amount, original, sale } = entry;
  const isForeign = original.currency !== settings.currency;
  const foreign = `${formatDecimal(Math.abs(original.amount))} ${original.currency}`;
  return {
    'Umsatz (ohne Soll/Haben-Kz)': decimal(Math.abs(amount)),
    'Soll/Haben-Kennzeichen': amount > 0 ? '"S"' : '"H"',
    'WKZ Umsatz': quote(settings.currency),
    Konto: account,
    'Gegenkonto (ohne BU-Schlüssel)': contra,
    'BU-Schlüssel': quote(sale?.code ?? ''),
    Belegdatum: `${day.slice(8)}${day.slice(5, 7)}`,
    'Belegfeld 1': quote(document.replace(/[^\w$&%*+/-]/g, ''), 36),
    Buchungstext: quote(describe(entry)),
    ...(sale &&
      isTaxedAbroad(sale, settings) && {
        'EU-Land u. UStID (Bestimmung)': quote(sale.country),
        'EU-Steuersatz (Bestimmung)': decimal(sale.rate),
      }),
    ...(isForeign && {
      'Zusatzinformation - Art 1': quote('Fremdwährung'),
      'Zusatzinformation- Inhalt 1': quote(`${foreign} x ${formatExchangeRate(original.rate)}`),
    }),
    Festschreibung: '0',
  };
}

const isTaxedAbroad = (
  { country, rate }: NonNullable<Entry['sale']>,
  { country: home }: BookSettings,
) => rate > 0 && country !== home;

/** The first day of the financial year that a day is in. `start`: month and day, `07-01`. */
function yearStart(day: string, start: string): string {
  const year = Number(day.slice(0, 4));
  return day.slice(5) >= start ? `${year}-${start}` : `${year - 1}-${start}`;
}

/** Whether a period lies in one financial year. */
export function isInOneYear({ from, to }: Period, start: string): boolean {
  return from <= to && yearStart(from, start) === yearStart(to, start);
}
