import { relative } from 'node:path';
import type { RawTheme } from '@/lib/content/schema/theme';
import { findTypeface } from '@/lib/content/store/find-typeface';
import { isFile } from '@/lib/content/store/media-files';
import type { Issue } from '../issue';
import type { Sentence } from '../issues/editor-message';
import { findMediaFile } from '../laid-over';
import { readHead } from '../media/media-issue';
import { readText } from '../read-file';
import { findColourIssues, findInkIssues } from './colour-issues';
import { iconsOf, logoFiles, logoRatio, themePath } from './read-theme';

/** All issues of a theme beyond its schema. */
export function findThemeIssues(raw: RawTheme, contentFolder: string): Issue[] {
  const path = themePath(contentFolder);
  return [
    ...findColourIssues(raw, path),
    ...findInkIssues(raw, path),
    ...findThemeFileIssues(raw, path, contentFolder),
  ];
}

/** An issue for each font, logo or icon that is missing, has another format, or is unsafe. */
export function findThemeFileIssues(raw: RawTheme, path: string, contentFolder: string): Issue[] {
  return [
    ...typefaceIssues(raw, path, contentFolder),
    ...logoIssues(raw, path, contentFolder),
    ...iconIssues(raw, path, contentFolder),
  ];
}

/** Name of a field in an issue: `icon.1` for an entry of a list, `icon` for a single value. */
const fieldOf = (name: string, written: unknown, at: number) =>
  Array.isArray(written) ? `${name}.${at}` : name;

function typefaceIssues({ typeface = [] }: RawTheme, path: string, contentFolder: string): Issue[] {
  return [typeface].flat().flatMap((name, at): Issue[] => {
    const field = fieldOf('typeface', typeface, at);
    if (!name.startsWith('@')) return faceIssues(name, { path, field }, contentFolder);
    if (findTypeface([name], contentFolder, process.cwd()).missing.length === 0) return [];
    const expected = 'a package that is installed and has Latin letters';
    const home = relative('', contentFolder) || '.';
    const text = 'This fetches it: npm install --prefix {home} {name}';
    return [{ path, field, expected, advice: { text, values: { home, name } } }];
  });
}

type Place = Pick<Issue, 'path' | 'field'>;

const isMissing = (src: string, contentFolder: string, place: Place): Issue[] =>
  isFile(findMediaFile(src, contentFolder))
    ? []
    : [
        {
          ...place,
          expected: {
            text: 'the file {file}',
            values: { file: findMediaFile(src, contentFolder) },
          },
        },
      ];

function faceIssues(src: string, place: Place, contentFolder: string): Issue[] {
  const missing = isMissing(src, contentFolder, place);
  if (missing.length > 0) return missing;
  const isWoff = readHead(findMediaFile(src, contentFolder), 4).toString('latin1') === 'wOF2';
  return isWoff ? [] : [{ ...place, expected: 'a typeface as WOFF2: this one only has its name' }];
}

function logoIssues(raw: RawTheme, path: string, contentFolder: string): Issue[] {
  return Object.entries(logoFiles(raw)).flatMap(([scheme, src]) => {
    const place = { path, field: typeof raw.logo === 'string' ? 'logo' : `logo.${scheme}` };
    const found = drawingIssues(src, place, contentFolder);
    if (found.length > 0 || logoRatio(findMediaFile(src, contentFolder))) return found;
    return [{ ...place, expected: 'a picture that says its size, an SVG by its viewBox' }];
  });
}

function iconIssues(raw: RawTheme, path: string, contentFolder: string): Issue[] {
  return iconsOf(raw, contentFolder).flatMap((src, at) =>
    raw.icon
      ? drawingIssues(src, { path, field: fieldOf('icon', raw.icon, at) }, contentFolder)
      : drawingIssues(
          src,
          { path: findMediaFile(src, contentFolder), field: 'the file' },
          contentFolder,
        ),
  );
}

function drawingIssues(src: string, place: Place, contentFolder: string): Issue[] {
  const missing = isMissing(src, contentFolder, place);
  if (missing.length > 0 || !src.toLowerCase().endsWith('.svg')) return missing;
  const expected = validateDrawing(findMediaFile(src, contentFolder));
  return expected ? [{ ...place, expected }] : [];
}

/** SVG content that would execute or load something when opened at its own address. */
const unsafe =
  /<(?:[\w.-]+:)?(?:script|foreignObject|iframe|object|embed|handler)\b|<!ENTITY|\son\w+\s*=|javascript:|href\s*=\s*["'](?!#)/i;

/** The issue of an SVG that is invalid or unsafe. */
export function validateDrawing(file: string): Sentence | undefined {
  const read = readText(file);
  if ('expected' in read) return read.expected;
  if (!/<svg[\s>]/i.test(read.text)) return 'a drawing that begins with <svg';
  return unsafe.test(read.text) ? 'a drawing without scripts and links to other files' : undefined;
}
