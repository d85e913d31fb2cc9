import { relative } from 'node:path';
import type { RawTheme } from '../../schema/theme';
import { findTypeface } from '../../store/find-typeface';
import { fileOf, isFile } from '../../store/media-files';
import type { Fault } from '../fault';
import type { Sentence } from '../faults/sentence';
import { readHead } from '../media/read-head';
import { readText } from '../read-text';
import { findColourFaults } from './colour-faults';
import { findInkFaults } from './ink-faults';
import { logoRatio } from './logo-size';
import { iconsOf, logoFiles, themePath } from './read-theme';

/** All issues of a theme beyond its schema. */
export function findThemeFaults(raw: RawTheme, house: string): Fault[] {
  const path = themePath(house);
  return [
    ...findColourFaults(raw, path),
    ...findInkFaults(raw, path),
    ...findFileFaults(raw, path, house),
  ];
}

/** An issue for each theme file that is missing or has another format. */
export function findFileFaults(raw: RawTheme, path: string, house: string): Fault[] {
  return [
    ...typefaceFaults(raw, path, house),
    ...logoFaults(raw, path, house),
    ...iconFaults(raw, path, house),
  ];
}

/** `icon.1` if a list is written, else `icon`. */
const fieldOf = (name: string, written: unknown, at: number) =>
  Array.isArray(written) ? `${name}.${at}` : name;

function typefaceFaults({ typeface = [] }: RawTheme, path: string, house: string): Fault[] {
  return [typeface].flat().flatMap((name, at): Fault[] => {
    const field = fieldOf('typeface', typeface, at);
    if (!name.startsWith('@')) return faceFaults(name, { path, field }, house);
    if (findTypeface([name], house, process.cwd()).missing.length === 0) return [];
    const expected = 'a package that is installed and has Latin letters';
    const home = relative('', house) || '.';
    const text = 'This fetches it: npm install --prefix {home} {name}';
    return [{ path, field, expected, advice: { text, values: { home, name } } }];
  });
}

type Place = Pick<Fault, 'path' | 'field'>;

const isMissing = (src: string, house: string, place: Place): Fault[] =>
  isFile(fileOf(src, house))
    ? []
    : [
        {
          ...place,
          expected: { text: 'the file {file}', values: { file: fileOf(src, house) } },
        },
      ];

function faceFaults(src: string, place: Place, house: string): Fault[] {
  const missing = isMissing(src, house, place);
  if (missing.length > 0) return missing;
  const isWoff = readHead(fileOf(src, house), 4).toString('latin1') === 'wOF2';
  return isWoff ? [] : [{ ...place, expected: 'a typeface as WOFF2: this one only has its name' }];
}

function logoFaults(raw: RawTheme, path: string, house: string): Fault[] {
  return Object.entries(logoFiles(raw)).flatMap(([when, src]) => {
    const place = { path, field: typeof raw.logo === 'string' ? 'logo' : `logo.${when}` };
    const found = drawingFaults(src, place, house);
    if (found.length > 0 || logoRatio(fileOf(src, house))) return found;
    return [{ ...place, expected: 'a picture that says its size, an SVG by its viewBox' }];
  });
}

function iconFaults(raw: RawTheme, path: string, house: string): Fault[] {
  return iconsOf(raw, house).flatMap((src, at) =>
    raw.icon
      ? drawingFaults(src, { path, field: fieldOf('icon', raw.icon, at) }, house)
      : drawingFaults(src, { path: fileOf(src, house), field: 'the file' }, house),
  );
}

function drawingFaults(src: string, place: Place, house: string): Fault[] {
  const missing = isMissing(src, house, place);
  if (missing.length > 0 || !src.toLowerCase().endsWith('.svg')) return missing;
  const expected = judgeDrawing(fileOf(src, house));
  return expected ? [{ ...place, expected }] : [];
}

/** SVG content that would execute or load something when opened at its own address. */
const unsafe = /<script|<foreignObject|<!ENTITY|\son\w+\s*=|javascript:|href\s*=\s*["'](?!#)/i;

/** The issue of an SVG that is invalid or unsafe. */
export function judgeDrawing(file: string): Sentence | undefined {
  const read = readText(file);
  if ('expected' in read) return read.expected;
  if (!/<svg[\s>]/i.test(read.text)) return 'a drawing that begins with <svg';
  return unsafe.test(read.text) ? 'a drawing without scripts and links to other files' : undefined;
}
