import { mix, toLinearLight } from './rgb';

function luminance(colour: string): number {
  const [red, green, blue] = toLinearLight(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two `#rrggbb` colours, 1 to 21 (WCAG 2.2, relative luminance). */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Minimum contrast of text to its background (WCAG 2.2, 1.4.3). */
export const minContrast = 4.5;

/** Whether text of a colour is readable on all of these backgrounds. */
export const isReadableOn = (backgrounds: readonly string[]) => (colour: string) =>
  backgrounds.every((background) => contrast(colour, background) >= minContrast);

/** Whether text in at least one of these colours is readable on a background. */
export const hasReadableInk = (inks: readonly string[]) => (colour: string) =>
  inks.some((ink) => contrast(colour, ink) >= minContrast);

/** Whether white has more contrast to a background than black. */
export const isDark = (background: string) =>
  contrast(background, '#ffffff') > contrast(background, '#000000');

/** Number of mixed tones between a colour and black or white. */
const steps = 50;

/**
 * The tone nearest to a `#rrggbb` colour that is readable on `background`: darkened (on a light
 * ground) or lightened (on a dark one) until the contrast is at least `least`. Black or white if no
 * tone has this contrast.
 */
export function readableTone(colour: string, background: string, least = 4.5): string {
  const end =
    contrast(background, '#000000') > contrast(background, '#ffffff') ? '#000000' : '#ffffff';
  const tones = Array.from({ length: steps + 1 }, (_, step) => mix(colour, end, step / steps));
  return tones.find((tone) => contrast(tone, background) >= least) ?? end;
}
