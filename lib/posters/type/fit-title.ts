import type { PosterFacts } from '../poster-facts';
import { type Axes, capHeight, hasGlyphsFor, supportedWidths } from './font';
import { outline } from './outline';

/** The space for a title, in units of the poster. */
export type TitleSpace = { width: number; height: number; largest: number };

/** A title broken into lines; all have the same axes and size. */
export type FittedTitle = { lines: string[]; size: number; axes: Axes; height: number };

export const leading = 0.98;
export const tracking = -0.018;
const weight = 740;
const widths = supportedWidths([62, 72, 80, 88, 100, 112, 125]);

/** From the top of the first line's capitals to the last baseline. */
const heightOf = (lines: number, size: number) => (capHeight + (lines - 1) * leading) * size;

const widthOf = (text: string, axes: Axes) => outline(text, axes, tracking).width;

/**
 * Width of the widest line. Sums up the widths of its words, which are cached because different line breaks of
 * a title contain the same words.
 */
function widestLine(lines: string[], axes: Axes): number {
  const space = widthOf('n n', axes) - 2 * widthOf('n', axes);
  const width = (line: string) =>
    line.split(' ').reduce((sum, word) => sum + widthOf(word, axes) + space, -space);
  return Math.max(...lines.map(width), 0.1);
}

/**
 * Score of a setting: size first, then few lines, a width axis near 100, and no article at the end of a line.
 */
function scoreOf(lines: string[], size: number, wdth: number): number {
  const hanging = lines.slice(0, -1).reduce((sum, line) => sum + endPenalty(line), 0);
  return Math.log(size) - Math.abs(wdth - 100) / 130 - lines.length * 0.08 - hanging * 0.22;
}

/** The line breaks, width axis and size with the best score. */
export function fitTitle(title: string, titleSpace: TitleSpace): FittedTitle {
  let best: FittedTitle | undefined;
  let most = Number.NEGATIVE_INFINITY;
  // Above ten words there are thousands of ways to break: limit the number of lines.
  for (const lines of listLineBreaks(title, title.split(' ').length > 10 ? 4 : 6)) {
    for (const wdth of widths) {
      const axes = { wght: weight, wdth };
      const high = titleSpace.height / heightOf(lines.length, 1);
      const size = Math.floor(
        Math.min(titleSpace.largest, titleSpace.width / widestLine(lines, axes), high),
      );
      const value = scoreOf(lines, size, wdth);
      if (value <= most) continue;
      most = value;
      best = { lines, size, axes, height: heightOf(lines.length, size) };
    }
  }
  return correctSize(best as FittedTitle, titleSpace);
}

/** Corrects the size by the true width of the lines, with kerning across spaces. */
function correctSize({ lines, size, axes }: FittedTitle, titleSpace: TitleSpace): FittedTitle {
  const width = Math.max(...lines.map((line) => widthOf(line, axes)), 0.1);
  const settled = Math.min(size, Math.floor(titleSpace.width / width));
  return { lines, size: settled, axes, height: heightOf(lines.length, settled) };
}

/** Height of a line above its capitals, as a share of its size: for ascenders, or for accents on capitals. */
export function accentRise(line: string): number {
  return /\p{Lu}\p{M}/u.test(line.normalize('NFD')) ? 0.2 : 0.06;
}

/** Articles, prepositions and other short words that should not end a line. */
const nonFinalWords =
  /^(l[ae]s?|une?|d[eu]s?|[àa]|en|au|aux|et|sur|sans|d[eai][rsnm]|einer?|im|am|und|von|vom|zu[mr]?|in|bis|dans|pour|par|soit|qui|que|ein|kein|the|an|of|on|el|los|y|e|il|di|st|saint|dr\.?|mr\.?|ich|je|ne)$/i;

/** Penalty for the end of a line: 1 after one of `nonFinalWords`, −0.5 (a bonus) after punctuation, else 0. */
export function endPenalty(line: string): number {
  const last = line.split(' ').at(-1) ?? '';
  if (nonFinalWords.test(last)) return 1;
  return /[,:;–—]$/.test(last) ? -0.5 : 0;
}

/**
 * All ways to break a title into one to `most` lines. A dash, colon, semicolon, `!` or `?` stays
 * with the word before it.
 */
export function listLineBreaks(title: string, most: number): string[][] {
  const words = title
    .replace(/ (?=[–—:;!?])/g, '\u00a0')
    .split(' ')
    .filter(Boolean);
  return split(words, most).map((lines) =>
    lines.map((line) => line.join(' ').replaceAll('\u00a0', ' ')),
  );
}

function split(words: string[], most: number): string[][][] {
  const splits: string[][][] = [[words]];
  if (most === 1) return splits;
  for (let at = 1; at < words.length; at++) {
    const first = words.slice(0, at);
    for (const rest of split(words.slice(at), most - 1)) splits.push([first, ...rest]);
  }
  return splits;
}

/**
 * The title for typesetting: composed characters, typographic apostrophes. A title in a script that the
 * typeface lacks is replaced by its slug, which is a transcription.
 */
export function titleForTypesetting({ title, slug }: Pick<PosterFacts, 'title' | 'slug'>): string {
  const set = title.normalize('NFC').replaceAll("'", '’').replace(/\s+/g, ' ').trim();
  if (set && hasGlyphsFor(set)) return set;
  return slug.split('-').map(capitalise).join(' ');
}

const capitalise = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
