import { type RawTheme, themeSchema } from '../../schema/theme';
import { fileOf, isFile } from '../../store/media-files';
import type { Logo, Theme } from '../../store/theme';
import type { Fault } from '../fault';
import { ContentError } from '../faults/describe-faults';
import { readFile } from '../read-file';
import { completeTheme } from './complete-theme';
import { logoRatio } from './logo-size';

/** Default icon paths, if `theme.yaml` names none. */
const usualIcons = ['/media/icon.svg', '/media/icon.png'];

export const themePath = (house: string) => `${house}/theme.yaml`;

/**
 * The site's theme. Readability and missing files are checked by `findThemeFaults`.
 * @throws ContentError if the file is invalid
 */
export function readTheme(house: string): Theme {
  const faults: Fault[] = [];
  const { value } = readFile(themePath(house), themeSchema, faults, noTheme);
  if (!value) throw new ContentError(faults);
  const logo = logoOf(value, house);
  return { ...completeTheme(value), ...(logo && { logo }), icons: iconsOf(value, house) };
}

/** The theme without a `theme.yaml`. */
export const noTheme: RawTheme = { light: {}, dark: {}, posters: {} };

/** The configured icons, or the existing default ones. */
export function iconsOf({ icon }: Pick<RawTheme, 'icon'>, house: string): string[] {
  return icon ? [icon].flat() : usualIcons.filter((path) => isFile(fileOf(path, house)));
}

/** The files of a logo for light and dark pages. */
export function logoFiles({ logo }: Pick<RawTheme, 'logo'>): { light?: string; dark?: string } {
  return typeof logo === 'string' ? { light: logo } : (logo ?? {});
}

function logoOf(raw: RawTheme, house: string): Theme['logo'] {
  const { light, dark } = logoFiles(raw);
  if (!light) return undefined;
  return { light: sized(light, house), ...(dark && { dark: sized(dark, house) }) };
}

function sized(src: string, house: string): Logo {
  const file = fileOf(src, house);
  return { src, ratio: (isFile(file) && logoRatio(file)) || 1 };
}
