import { readFileSync } from 'node:fs';
import { inks, type RawColours, type RawTheme, themeSchema } from '@/lib/content/schema/theme';
import { defaultTypeface } from '@/lib/content/store/find-typeface';
import { isFile, mediaFilePath } from '@/lib/content/store/media-files';
import type { Colours, Logo, Theme } from '@/lib/content/store/theme';
import { isDark, isReadableOn } from '@/lib/primitives/colour/contrast';
import { nearestTone } from '@/lib/primitives/colour/oklch';
import { mix } from '@/lib/primitives/colour/rgb';
import type { Issue } from '../issue';
import { ContentError } from '../issues/describe-issues';
import { readHead } from '../media/media-issue';
import { readFile } from '../read-file';

/** Default colours of light pages. */
export const defaultLight: Colours = {
  paper: '#f7f7f4',
  raised: '#ecebe6',
  ink: '#111111',
  muted: '#595953',
  line: '#c9c8c1',
  accent: '#c8200e',
  onAccent: '#ffffff',
};

export const defaultDark: Colours = {
  paper: '#111110',
  raised: '#1e1e1c',
  ink: '#f3f2ed',
  muted: '#a9a8a0',
  line: '#3d3d39',
  accent: '#ff5b42',
  onAccent: '#111110',
};

/** Completes a theme with defaults. Dark pages derive their accent from the one configured for light pages, if any. */
export function completeTheme(raw: RawTheme): Omit<Theme, 'logo' | 'icons'> {
  const light = completeColours(raw.light, defaultLight);
  const accent = raw.light.accent ?? defaultDark.accent;
  const dark = completeColours(raw.dark, { ...defaultDark, accent });
  return {
    ...{ light, dark, posters: raw.posters },
    accentOnBlack: nearestTone(dark.accent, isReadableOn(['#000000'])) ?? '#ffffff',
    typeface: [raw.typeface ?? defaultTypeface].flat(),
    inks: raw.inks ?? inks,
  };
}

/**
 * Completes colours: derived from paper and ink if one of them is configured, else from `base`, in readable tones.
 */
export function completeColours(rawColours: RawColours, base: Colours): Colours {
  const paper = rawColours.paper ?? base.paper;
  const ink = rawColours.ink ?? inkFor(paper);
  const isCustom = paper !== base.paper || ink !== base.ink;
  const raised = rawColours.raised ?? (isCustom ? raisedFrom(paper, ink) : base.raised);
  const readable = (colour: string) =>
    nearestTone(colour, isReadableOn([paper, raised])) ??
    nearestTone(colour, isReadableOn([paper])) ??
    ink;
  const accent = rawColours.accent ?? readable(base.accent);
  return {
    ...{ paper, raised, ink, accent },
    muted: rawColours.muted ?? readable(isCustom ? mix(ink, paper, 0.3) : base.muted),
    line: rawColours.line ?? (isCustom ? mix(paper, ink, 0.2) : base.line),
    // Text on a dark accent is white. A light accent is readable on the paper, so text on it can have the
    // paper's colour.
    onAccent: isDark(accent) ? '#ffffff' : paper,
  };
}

/** The default ink for a light or dark paper; for a medium paper a tone closer to black or white. */
function inkFor(paper: string): string {
  const { ink } = isDark(paper) ? defaultDark : defaultLight;
  return nearestTone(ink, isReadableOn([paper])) ?? ink;
}

/** A tone between paper and ink, limited so that the ink stays readable on it. */
function raisedFrom(paper: string, ink: string): string {
  return nearestTone(mix(paper, ink, 0.055), isReadableOn([ink])) ?? paper;
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
