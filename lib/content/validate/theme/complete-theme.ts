import { mix } from '@/lib/primitives/colour/mix';
import { nearestTone } from '@/lib/primitives/colour/nearest-tone';
import { isDark, readsOn } from '@/lib/primitives/colour/readable';
import { inks } from '../../schema/ink';
import type { RawColours, RawTheme } from '../../schema/theme';
import { defaultTypeface } from '../../store/find-typeface';
import type { Colours, Theme } from '../../store/theme';

/** The default theme. */
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

/** Completes a theme with defaults. A dark page derives its accent from the light one. */
export function completeTheme(raw: RawTheme): Omit<Theme, 'logo' | 'icons'> {
  const light = completeColours(raw.light, defaultLight);
  const accent = raw.light.accent ?? defaultDark.accent;
  const dark = completeColours(raw.dark, { ...defaultDark, accent });
  return {
    ...{ light, dark, posters: raw.posters },
    accentOnBlack: nearestTone(dark.accent, readsOn(['#000000'])) ?? '#ffffff',
    typeface: [raw.typeface ?? defaultTypeface].flat(),
    inks: raw.inks ?? inks,
  };
}

/**
 * Completes colours: derived from paper and ink if one of them is configured, else from `base`, in readable tones.
 */
export function completeColours(written: RawColours, base: Colours): Colours {
  const paper = written.paper ?? base.paper;
  const ink = written.ink ?? inkFor(paper);
  const isOwn = paper !== base.paper || ink !== base.ink;
  const raised = written.raised ?? (isOwn ? raisedFrom(paper, ink) : base.raised);
  const readable = (colour: string) =>
    nearestTone(colour, readsOn([paper, raised])) ?? nearestTone(colour, readsOn([paper])) ?? ink;
  const accent = written.accent ?? readable(base.accent);
  return {
    ...{ paper, raised, ink, accent },
    muted: written.muted ?? readable(isOwn ? mix(ink, paper, 0.3) : base.muted),
    line: written.line ?? (isOwn ? mix(paper, ink, 0.2) : base.line),
    // An accent that is readable on the paper is also a background for the paper colour.
    onAccent: isDark(accent) ? '#ffffff' : paper,
  };
}

/** The default ink for light or dark; on a medium paper closer to black or white. */
function inkFor(paper: string): string {
  const { ink } = isDark(paper) ? defaultDark : defaultLight;
  return nearestTone(ink, readsOn([paper])) ?? ink;
}

/** A tone between paper and ink, limited so that the ink stays readable on it. */
function raisedFrom(paper: string, ink: string): string {
  return nearestTone(mix(paper, ink, 0.055), readsOn([ink])) ?? paper;
}
