/** Common projection rates in frames per second: silent films, and sound film (24). */
const projectionRates = [16, 18, 20, 24] as const;

/** Range of playback rates for html5 (specification, section 5). */
const slowest = 0.0625;
const fastest = 16;

/** Frames per second, and the playback rate that gives them. */
export type ProjectionSpeed = { fps: number; speed: number };

/**
 * The presets for a transfer made at `transferRate` frames per second, ascending, including the transfer's
 * own rate (speed 1). Empty for an invalid rate.
 */
export function projectionSpeeds(transferRate: number): ProjectionSpeed[] {
  if (!Number.isFinite(transferRate) || transferRate <= 0) return [];
  return [...new Set([...projectionRates, transferRate])]
    .sort((a, b) => a - b)
    .map((fps) => ({ fps, speed: Math.round((fps / transferRate) * 10_000) / 10_000 }))
    .filter(({ speed }) => speed >= slowest && speed <= fastest);
}
