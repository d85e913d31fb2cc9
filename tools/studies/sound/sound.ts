export const sampleRate = 44_100;

/** Two channels of as many samples in −1…1. */
export type Sound = { left: Float32Array; right: Float32Array };
