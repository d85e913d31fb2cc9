import { readFileSync } from 'node:fs';
import { inks, type RawTheme, themeSchema } from '@/lib/content/schema/theme';
import { defaultTypeface } from '@/lib/content/store/find-typeface';
import { isFile, mediaFilePath } from '@/lib/content/store/media-files';
import type { Logo, Theme } from '@/lib/content/store/theme';
import { isReadableOn } from '@/lib/primitives/colour/contrast';
import { nearestTone } from '@/lib/primitives/colour/oklch';
import type { Issue } from '../issue';
import { ContentError } from '../issues/describe-issues';
import { readHead } from '../media/media-issue';
import { readFile } from '../read-file';
import { completeSchemes } from './complete-colours';

/** Completes a theme with defaults. Dark pages derive their accent from the one configured for light pages, if any. */
export function completeTheme(raw: RawTheme): Omit<Theme, 'logo' | 'icons'> {
  const { light, dark } = completeSchemes(raw);
  return {
    ...{ light, dark, posters: raw.posters },
    accentOnBlack: nearestTone(dark.accent, isReadableOn(['#000000'])) ?? '#ffffff',
    typeface: [raw.typeface ?? defaultTypeface].flat(),
    inks: raw.inks ?? inks,
  };
}

/** Paths at which icons are found if `theme.yaml` names none. */
const usualIcons = ['/media/icon.svg', '/media/icon.png'];

export const themePath = (contentFolder: string) => `${contentFolder}/theme.yaml`;

/**
 * The site's theme. Readability and missing files are checked by `findThemeIssues`.
 * @throws ContentError if the file is invalid
 */
export function readTheme(contentFolder: string): Theme {
  const issues: Issue[] = [];
  const { value } = readFile(themePath(contentFolder), themeSchema, issues, emptyTheme);
  if (!value) throw new ContentError(issues);
  const logo = logoOf(value, contentFolder);
  return { ...completeTheme(value), ...(logo && { logo }), icons: iconsOf(value, contentFolder) };
}

/** The theme without a `theme.yaml`. */
export const emptyTheme: RawTheme = { light: {}, dark: {}, posters: {} };

/** The configured icons, or those of `usualIcons` that exist. */
export function iconsOf({ icon }: Pick<RawTheme, 'icon'>, contentFolder: string): string[] {
  return icon
    ? [icon].flat()
    : usualIcons.filter((path) => isFile(mediaFilePath(path, contentFolder)));
}

/** The files of a logo for light and dark pages. */
export function logoFiles({ logo }: Pick<RawTheme, 'logo'>): { light?: string; dark?: string } {
  return typeof logo === 'string' ? { light: logo } : (logo ?? {});
}

function logoOf(raw: RawTheme, contentFolder: string): Theme['logo'] {
  const { light, dark } = logoFiles(raw);
  if (!light) return undefined;
  return { light: sized(light, contentFolder), ...(dark && { dark: sized(dark, contentFolder) }) };
}

function sized(src: string, contentFolder: string): Logo {
  const file = mediaFilePath(src, contentFolder);
  return { src, ratio: (isFile(file) && logoRatio(file)) || 1 };
}

/** Aspect ratio (width / height) of a logo file; `undefined` if it has no size. */
export function logoRatio(file: string): number | undefined {
  return file.toLowerCase().endsWith('.png') ? ratioOfPng(file) : ratioOfSvg(file);
}

/** Number of bytes from the start of a PNG to the end of width and height in its IHDR chunk (PNG, 11.2.2). */
const headOfPng = 24;

function ratioOfPng(file: string): number | undefined {
  const head = readHead(file, headOfPng);
  if (head.length < headOfPng || head.toString('latin1', 0, 4) !== '\x89PNG') return undefined;
  return sound(head.readUInt32BE(16), head.readUInt32BE(20));
}

function ratioOfSvg(file: string): number | undefined {
  const tag = /<svg[^>]*>/i.exec(readFileSync(file, 'utf8'))?.[0] ?? '';
  const attribute = (name: string) =>
    new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`, 'i').exec(tag)?.[1];
  const [, , width, height] = (attribute('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return sound(width, height) ?? sound(pixels(attribute('width')), pixels(attribute('height')));
}

const pixels = (length = '') => (/^[\d.]+(?:px)?$/.test(length) ? Number.parseFloat(length) : 0);

function sound(width = 0, height = 0): number | undefined {
  return width > 0 && height > 0 ? Math.round((width / height) * 1000) / 1000 : undefined;
}
