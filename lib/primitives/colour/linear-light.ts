import { channels, hexOf } from './channels';

/** Linear light of a `#rrggbb` colour: red, green and blue, 0 to 1 (IEC 61966-2-1). */
export function linearLight(colour: string): [number, number, number] {
  const [red, green, blue] = channels(colour);
  return [toLight(red), toLight(green), toLight(blue)];
}

/** The colour for linear light values; `undefined` if it is outside sRGB. */
export function colourOfLight(light: readonly number[]): string | undefined {
  const parts = light.map((part) => 255 * toSignal(part));
  return parts.every((part) => part > -0.5 && part < 255.5) ? hexOf(parts) : undefined;
}

function toLight(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function toSignal(light: number): number {
  return light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
}
