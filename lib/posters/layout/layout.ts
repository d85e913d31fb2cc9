import { languageTags } from '@/lib/i18n/languages.mjs';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import type { PosterFacts } from '../poster-facts';
import type { FittedTitle } from '../type/fit-title';

export type Box = { x: number; y: number; width: number; height: number };

/**
 * Boxes of a sheet: the title (upright, or rotated to read upwards), the small text, and the field for the
 * picture.
 */
export type Layout = {
  title: Box & { fitted: FittedTitle; upwards: boolean };
  facts: Box & { columns: FactsColumns };
  field: Box;
};

/**
 * Portrait for cards (2:3), landscape for Open Graph, A3 with 3 mm of bleed on each side for print, and the screen of
 * a phone.
 */
export type PosterFormat = 'portrait' | 'landscape' | 'a3' | 'phone';

/**
 * Dimensions of a sheet in its own units: outer size, margin, the free space at the foot, small text and its line
 * height.
 */
export type SheetSize = {
  width: number;
  height: number;
  margin: number;
  foot: number;
  small: number;
  line: number;
};

export const sheetSizes: Record<PosterFormat, SheetSize> = {
  portrait: { width: 600, height: 900, margin: 36, foot: 36, small: 23, line: 28 },
  landscape: { width: 1200, height: 630, margin: 48, foot: 48, small: 25, line: 31 },
  // Two units are a millimetre.
  a3: { width: 606, height: 852, margin: 42, foot: 42, small: 23, line: 28 },
  // At the foot, a locked phone has its torch and camera buttons.
  phone: { width: 645, height: 1398, margin: 48, foot: 150, small: 25, line: 31 },
};

const maxRows = 3;

/** Columns of short lines of small text. */
export type FactsColumns = string[][];

/** Directors; year, countries and runtime. In two columns, or in one for narrow boxes. */
export function factsColumns(facts: PosterFacts, narrow = false): FactsColumns {
  const { directors, year, countries, runtime, locale } = facts;
  const countriesAndRuntime = [
    countries.slice(0, 4).join(' '),
    runtime ? formatRuntime(runtime, locale) : '',
  ]
    .filter(Boolean)
    .join('   ');
  if (narrow)
    return [[...shorten(directors), [year, countriesAndRuntime].filter(Boolean).join('   ')]];
  if (directors.length === 0)
    return [[String(year)], countriesAndRuntime ? [countriesAndRuntime] : []];
  return [shorten(directors), [String(year), countriesAndRuntime].filter(Boolean)];
}

/** Number of rows of the longest column. */
export function countRows(columns: FactsColumns): number {
  return Math.max(...columns.map((texts) => texts.length));
}

function shorten(names: string[]): string[] {
  if (names.length <= maxRows) return names;
  return [...names.slice(0, maxRows - 1), `+ ${names.length - maxRows + 1}`];
}

/** Formats minutes as the language abbreviates them: `40 s`, `94 min`; `40 Sek.`, `94 Min.`. */
function formatRuntime(minutes: number, locale: Locale = defaultLocale): string {
  const [unit, count] = minutes < 1 ? ['second', minutes * 60] : ['minute', minutes];
  return Math.round(count)
    .toLocaleString(languageTags[locale], { style: 'unit', unit, useGrouping: false })
    .replace(/\s/g, ' ');
}
