import { contrast } from '@/lib/primitives/colour/contrast';

/** Least contrast of words to what they stand on (WCAG 2.2, 1.4.3). */
export const readable = 4.5;

/** Whether a colour can be read on each of these grounds. */
export const readsOn = (grounds: readonly string[]) => (colour: string) =>
  grounds.every((ground) => contrast(colour, ground) >= readable);

/** Whether one of two inks can be read on a colour. */
export const bearsOneOf = (inks: readonly string[]) => (colour: string) =>
  inks.some((ink) => contrast(colour, ink) >= readable);

/** Whether white reads better on it than black. */
export const isDark = (ground: string) => contrast(ground, '#ffffff') > contrast(ground, '#000000');
