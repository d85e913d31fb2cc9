import type { RawColours } from '@/lib/content/schema/theme';
import type { Colours } from '@/lib/content/store/theme';
import { completeSchemes, readablePairs } from '@/lib/content/validate/theme/complete-colours';
import { contrast, minContrast } from '@/lib/primitives/colour/contrast';

export const schemes = ['light', 'dark'] as const;

/** The colours of a theme as they are typed; those that are no colour yet count as unset. */
export type TypedColours = Partial<Record<keyof RawColours, unknown>>;

/** How well one colour reads on another. */
type Contrast = {
  colour: keyof RawColours;
  ground: keyof Colours;
  /** `#rrggbb`. */
  text: string;
  background: string;
  /** 1 to 21, rounded down to two digits. */
  ratio: number;
  isReadable: boolean;
};

/** The contrasts of a scheme that the validator requires, with the colours that follow from the typed ones. */
export function listContrasts(
  typed: Record<(typeof schemes)[number], TypedColours>,
  scheme: (typeof schemes)[number],
): Contrast[] {
  const all = completeSchemes({ light: onlyColours(typed.light), dark: onlyColours(typed.dark) })[
    scheme
  ];
  return readablePairs.flatMap(([one, grounds]) =>
    grounds.map((other) => {
      // The ground of raised parts is a ground, although it is the colour that is set.
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
