import { z } from 'zod';
import { contrast } from '@/lib/colour/contrast';

/** The house's inks, each from the palette of a decade; a collection names one. */
export const inks = {
  vermilion: '#f0402a',
  yellow: '#f5bd1f',
  blue: '#1f45a5',
  mint: '#3ad07a',
  pink: '#ea86b0',
  green: '#17694a',
  orange: '#f2702e',
  sky: '#2cb5d8',
  violet: '#5a3fa6',
  teal: '#12a19a',
  magenta: '#c8105f',
  brown: '#7a4022',
} as const;

export type InkName = keyof typeof inks;

/** What is printed beside an ink: the sheet's white and the black. */
export const paper = '#f5f2ea';
export const black = '#111110';

/** Least contrast of an ink to the type on it (WCAG 2.2, 1.4.3). */
const readable = 4.5;

const isName = (word: string): word is InkName => Object.hasOwn(inks, word);

/** An ink by its name, or a house's own as `#rrggbb`, on which type can be read. */
export const inkSchema = z
  .string()
  .transform((word) => (isName(word) ? inks[word] : word))
  .pipe(
    z
      .string()
      .regex(/^#[0-9a-f]{6}$/, {
        error: `an ink of the house (${Object.keys(inks).join(', ')}) or a colour as '#rrggbb'`,
      })
      .refine((ink) => Math.max(contrast(ink, paper), contrast(ink, black)) >= readable, {
        error: `a colour on which white or black type reads at ${readable} : 1`,
      }),
  );
