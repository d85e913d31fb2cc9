/** Frames per second at which silent films were most often projected, and that of sound. */
const projectionRates = [16, 18, 20, 24] as const;

/** What an html5 player takes as speed (specification, section 5). */
const slowest = 0.0625;
const fastest = 16;

/** A projection speed: frames per second, and the playback rate that gives it. */
export type ProjectionSpeed = { fps: number; speed: number };

/**
 * The presets for a transfer made at `transferRate` frames per second, slow to fast, with the
 * transfer's own rate among them (speed 1). None for a rate that cannot be.
 */
export function projectionSpeeds(transferRate: number): ProjectionSpeed[] {
  if (!Number.isFinite(transferRate) || transferRate <= 0) return [];
  return [...new Set([...projectionRates, transferRate])]
    .sort((a, b) => a - b)
    .map((fps) => ({ fps, speed: Math.round((fps / transferRate) * 10_000) / 10_000 }))
    .filter(({ speed }) => speed >= slowest && speed <= fastest);
}
