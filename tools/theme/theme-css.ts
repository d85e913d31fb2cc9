import { defaultTypeface } from '@/lib/content/store/find-typeface';
import type { Colours, Theme } from '@/lib/content/store/theme';
import { isDark } from '@/lib/primitives/colour/contrast';
import { hangingLetters, hangName } from '@/lib/primitives/text/typography';
import { fallbackFaces } from './fallback-faces';
import { measureHangingLetters, titleSizes } from './font-metrics';
import type { Face } from './read-face';

/** A served font subset: its file name beside the style sheet, and its `unicode-range`. */
export type ServedFace = Pick<Face, 'isItalic' | 'weight' | 'width'> & {
  name: string;
  letters: string;
};

const family = 'typeface';

/**
 * Formats a theme as a style sheet: font faces, metric-compatible fallback faces, and colours as the custom
 * properties that the site's style sheets use.
 */
export function themeCss(
  theme: Theme,
  faces: readonly Face[],
  served: readonly ServedFace[],
): string {
  const fallback = fallbackFaces(faces);
  const rules = [
    ...served.map(faceRule),
    ...fallback.rules,
    block(':root', {
      '--typeface': [family, ...fallback.families].join(','),
      ...titleProperties(theme, faces),
      '--signal-on-black': theme.accentOnBlack,
      ...colours(theme.light),
    }),
    `@media (prefers-color-scheme:dark){${block(':root', colours(theme.dark))}}`,
  ];
  return `${rules.join('\n')}\n`;
}

function faceRule({ name, letters, isItalic, weight, width }: ServedFace): string {
  const span = ([least, most]: [number, number], unit = '') =>
    least === most ? `${least}${unit}` : `${least}${unit} ${most}${unit}`;
  return block('@font-face', {
    'font-family': family,
    src: `url("./${name}") format("woff2")`,
    'font-display': 'swap',
    'font-weight': span(weight),
    ...(isItalic && { 'font-style': 'italic' }),
    ...(width && { 'font-stretch': span(width, '%') }),
    'unicode-range': letters,
  });
}

/**
 * Custom properties for title sizes and hanging letters. The style sheets are designed for Archivo, which needs no
 * measurement.
 */
function titleProperties({ typeface }: Theme, faces: readonly Face[]): Record<string, string> {
  const isUsual = typeface.length === 1 && typeface[0] === defaultTypeface;
  const usual = Object.fromEntries(hangingLetters.map(([letters, em]) => [hangName(letters), em]));
  const hangs = Object.entries(isUsual ? usual : measureHangingLetters(faces)).map(
    ([name, em]) => [name, `${em}em`] as const,
  );
  const sizes = Object.entries(isUsual ? {} : titleSizes(faces)).map(
    ([name, part]) => [name, String(part)] as const,
  );
  return Object.fromEntries([...hangs, ...sizes]);
}

function colours(set: Colours): Record<string, string> {
  return {
    '--paper': set.paper,
    '--raised': set.raised,
    '--ink': set.ink,
    '--muted': set.muted,
    '--line': set.line,
    '--signal': set.accent,
    '--on-signal': set.onAccent,
    'color-scheme': isDark(set.paper) ? 'dark' : 'light',
  };
}

function block(selector: string, declarations: Record<string, string>): string {
  const lines = Object.entries(declarations).map(([name, value]) => `${name}:${value}`);
  return `${selector}{${lines.join(';')}}`;
}
