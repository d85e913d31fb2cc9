import { contrast } from './contrast';

const channels = (colour: string) =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

function mix(one: string, other: string, part: number): string {
  const [a, b] = [channels(one), channels(other)];
  const mixed = a.map((value, at) => Math.round(value + ((b[at] as number) - value) * part));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Steps on the way to black or white. */
const steps = 50;

/**
 * The tone of a `#rrggbb` colour nearest to it that can be read on `paper`: as it is, or so much darker (on a light
 * paper) or lighter (on a dark one) that the contrast is `least`.
 */
export function toneFor(colour: string, paper: string, least = 4.5): string {
  const end = contrast(paper, '#000000') > contrast(paper, '#ffffff') ? '#000000' : '#ffffff';
  const tones = Array.from({ length: steps + 1 }, (_, step) => mix(colour, end, step / steps));
  return tones.find((tone) => contrast(tone, paper) >= least) ?? end;
}
