import type { RawColours, RawTheme } from '@/lib/content/schema/theme';
import type { Colours } from '@/lib/content/store/theme';
import { isDark, isReadableOn } from '@/lib/primitives/colour/contrast';
import { nearestTone } from '@/lib/primitives/colour/oklch';
import { mix } from '@/lib/primitives/colour/rgb';

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

/** The colours of light and dark pages. Dark pages derive their accent from that configured for light pages, if any. */
export function completeSchemes(
  raw: Pick<RawTheme, 'light' | 'dark'>,
): Record<'light' | 'dark', Colours> {
  const accent = raw.light.accent ?? defaultDark.accent;
  return {
    light: completeColours(raw.light, defaultLight),
    dark: completeColours(raw.dark, { ...defaultDark, accent }),
  };
}

/** Configurable colours, each with the colours from which it must differ enough for one to be readable on the other. */
export const readablePairs: readonly (readonly [
  colour: keyof RawColours,
  grounds: readonly (keyof Colours)[],
])[] = [
  ['ink', ['paper']],
  ['raised', ['ink']],
  ['muted', ['paper', 'raised']],
  ['accent', ['paper', 'raised']],
];

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
