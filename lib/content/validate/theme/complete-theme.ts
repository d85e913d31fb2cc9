import { nearestTone } from '@/lib/colour/nearest-tone';
import { readsOn } from '@/lib/colour/readable';
import { inks } from '../../schema/ink';
import type { RawTheme } from '../../schema/theme';
import { defaultTypeface } from '../../store/find-typeface';
import type { Theme } from '../../store/theme';
import { completeColours } from './complete-colours';
import { defaultDark, defaultLight } from './default-theme';

/** All that a look needs, from what a house has said of it. A dark page takes its accent from the light one. */
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
