import { contrast } from '@/lib/primitives/colour/contrast';
import { nearestTone } from '@/lib/primitives/colour/nearest-tone';
import { readable, readsOn } from '@/lib/primitives/colour/readable';
import type { RawTheme } from '../../schema/theme';
import type { Colours } from '../../store/theme';
import type { Fault } from '../fault';
import type { Sentence } from '../faults/sentence';
import { completeTheme } from './complete-theme';

type Name = keyof RawTheme['light'];

/** Each pair of text and background that pages use, of the colours that can be configured. */
const pairs: readonly (readonly [colour: Name, grounds: readonly (keyof Colours)[]])[] = [
  ['ink', ['paper']],
  ['raised', ['ink']],
  ['muted', ['paper', 'raised']],
  ['accent', ['paper', 'raised']],
];

/** An issue for each unreadable page colour, with the nearest readable one. */
export function findColourFaults(raw: RawTheme, path: string): Fault[] {
  const whole = completeTheme(raw);
  return (['light', 'dark'] as const).flatMap((scheme) =>
    pairs.flatMap(([name, grounds]) => {
      const colour = raw[scheme][name];
      const all = whole[scheme];
      const weak = colour && grounds.find((ground) => !readsOn([all[ground]])(colour));
      if (!weak) return [];
      const nearest = nearestTone(colour, readsOn(grounds.map((ground) => all[ground])));
      return [
        {
          ...{ path, field: `${scheme}.${name}` },
          expected: contrastTo(`${scheme} › ${weak}`, all[weak], contrast(colour, all[weak])),
          ...(nearest && { advice: nearestIs(nearest) }),
        },
      ];
    }),
  );
}

/** A contrast in words. Rounded down, so that an insufficient one does not look sufficient. */
const contrastTo = (ground: string, colour: string, ratio: number): Sentence => ({
  text: 'a colour with {least} : 1 on “{ground}” ({colour}) at least; this one has {ratio} : 1',
  values: { ground, colour, least: readable, ratio: Math.floor(ratio * 100) / 100 },
});

export const nearestIs = (tone: string): Sentence => ({
  text: 'The nearest that passes: "{tone}".',
  values: { tone },
});
