/** Linear light of a `#rrggbb` colour: red, green and blue, 0 to 1 (IEC 61966-2-1). */
export function toLinearLight(colour: string): [number, number, number] {
  const [red, green, blue] = toChannels(colour);
  return [toLight(red), toLight(green), toLight(blue)];
}

/** The colour for linear light values; `undefined` if it is outside sRGB. */
export function fromLinearLight(light: readonly number[]): string | undefined {
  const parts = light.map((part) => 255 * toSignal(part));
  return parts.every((part) => part > -0.5 && part < 255.5) ? toHex(parts) : undefined;
}

function toLight(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function toSignal(light: number): number {
  return light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
}

/** Red, green and blue of `#rrggbb`, 0 to 255. */
export function toChannels(colour: string): [number, number, number] {
  const part = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
}

/** `#rrggbb` of three channels, 0 to 255, rounded. */
function toHex(parts: readonly number[]): string {
  return `#${parts.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

/** Interpolates between two `#rrggbb` colours; `part` is 0 to 1. */
export function mix(one: string, other: string, part: number): string {
  const [from, to] = [toChannels(one), toChannels(other)];
  return toHex(from.map((value, at) => value + ((to[at] as number) - value) * part));
}
