import { contrast } from '@/lib/primitives/colour/contrast';

/** Minimum contrast of text to its background (WCAG 2.2, 1.4.3). */
export const readable = 4.5;

/** Whether text of a colour is readable on all of these backgrounds. */
export const readsOn = (grounds: readonly string[]) => (colour: string) =>
  grounds.every((ground) => contrast(colour, ground) >= readable);

/** Whether text in at least one of these colours is readable on a background. */
export const bearsOneOf = (inks: readonly string[]) => (colour: string) =>
  inks.some((ink) => contrast(colour, ink) >= readable);

/** Whether white has more contrast to a background than black. */
export const isDark = (ground: string) => contrast(ground, '#ffffff') > contrast(ground, '#000000');
