import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import decompress from 'wawoff2/decompress.js';

/** Weight 100–900, width 62–125 (per cent), as Archivo's axes have them. */
export type Axes = { wght: number; wdth: number };

/** fontkit cannot vary a WOFF2, whose outlines are packed, so the file is unpacked first. */
async function openFont(subset: string): Promise<Font> {
  const folder = join(process.cwd(), 'node_modules/@fontsource-variable/archivo/files');
  const packed = await readFile(join(folder, `archivo-${subset}-standard-normal.woff2`));
  return create(Buffer.from(await decompress(packed))) as Font;
}

// One after the other: what wawoff2 hands back is overwritten by its next call.
const latin = await openFont('latin');
/** The letters of Central Europe that Archivo's first file lacks. */
const latinExt = await openFont('latin-ext');

const cuts = new Map<string, Font>();

function cutOf(font: Font, { wght, wdth }: Axes): Font {
  const key = `${font === latin}/${wght}/${wdth}`;
  const cut = cuts.get(key) ?? font.getVariation({ wght, wdth });
  cuts.set(key, cut);
  return cut;
}

/** Height of a capital above the baseline, in parts of the type size. */
export const capHeight = latin.capHeight / latin.unitsPerEm;

/** Whether Archivo can set every letter of a text. */
export function canSet(text: string): boolean {
  return [...text].every((letter) => fontFor(letter) !== undefined);
}

function fontFor(letter: string): Font | undefined {
  const code = letter.codePointAt(0) ?? 0;
  return [latin, latinExt].find((font) => font.hasGlyphForCodePoint(code));
}

/** A text cut into runs of one font each; letters that no font has are left out. */
export function runsOf(text: string, axes: Axes): { text: string; font: Font }[] {
  const runs: { text: string; font: Font }[] = [];
  for (const letter of text) {
    const font = fontFor(letter);
    if (!font) continue;
    const cut = cutOf(font, axes);
    const last = runs.at(-1);
    if (last?.font === cut) last.text += letter;
    else runs.push({ text: letter, font: cut });
  }
  return runs;
}
