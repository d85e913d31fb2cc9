import type { RawColours } from '@/lib/content/schema/theme';
import type { Colours } from '@/lib/content/store/theme';
import { completeSchemes, readablePairs } from '@/lib/content/validate/theme/complete-colours';
import { contrast, minContrast } from '@/lib/primitives/colour/contrast';

export const schemes = ['light', 'dark'] as const;

/** The colours in the form of a theme. Invalid or incomplete ones count as unset. */
export type TypedColours = Partial<Record<keyof RawColours, unknown>>;

/** The contrast of a colour on a background. */
type Contrast = {
  colour: keyof RawColours;
  ground: keyof Colours;
  /** `#rrggbb`. */
  text: string;
  background: string;
  /** 1 to 21, rounded down to two decimals. */
  ratio: number;
  isReadable: boolean;
};

/** The contrasts that the validator checks in a scheme, with unset colours derived from the others. */
export function listContrasts(
  typed: Record<(typeof schemes)[number], TypedColours>,
  scheme: (typeof schemes)[number],
): Contrast[] {
  const all = completeSchemes({ light: onlyColours(typed.light), dark: onlyColours(typed.dark) })[
    scheme
  ];
  return readablePairs.flatMap(([one, grounds]) =>
    grounds.map((other) => {
      // `raised` is itself a background: its contrast is that of the ink on it.
      const [colour, ground] =
        one === 'raised' ? (['ink', 'raised'] as const) : ([one, other] as const);
      const ratio = contrast(all[colour], all[ground]);
      return {
        ...{ colour, ground, text: all[colour], background: all[ground] },
        ...{ ratio: Math.floor(ratio * 100) / 100, isReadable: ratio >= minContrast },
      };
    }),
  );
}

const onlyColours = (typed: TypedColours): RawColours =>
  Object.fromEntries(
    Object.entries(typed).flatMap(([name, value]) =>
      typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)
        ? [[name, value.toLowerCase()]]
        : [],
    ),
  );
