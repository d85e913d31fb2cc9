/** Delays in samples at 44.1 kHz, from Schroeder's and Moorer's design as Freeverb tuned it. */
const combs = [1116, 1188, 1277, 1356, 1422, 1491];
const allpasses = [556, 441];
const feedback = 0.82;
const damping = 0.35;

/** The room around one channel, without the direct sound. `spread` detunes left from right. */
export function reverb(dry: Float32Array, spread: number): Float32Array {
  const wet = new Float32Array(dry.length);
  for (const delay of combs) addComb(dry, wet, delay + spread);
  for (const delay of allpasses) allpass(wet, delay + spread);
  return wet;
}

function addComb(dry: Float32Array, wet: Float32Array, delay: number): void {
  const line = new Float32Array(delay);
  let dull = 0;
  for (let i = 0; i < dry.length; i += 1) {
    const late = line[i % delay] ?? 0;
    dull = late * (1 - damping) + dull * damping;
    line[i % delay] = (dry[i] ?? 0) + dull * feedback;
    wet[i] = (wet[i] ?? 0) + late / combs.length;
  }
}

function allpass(signal: Float32Array, delay: number): void {
  const line = new Float32Array(delay);
  for (let i = 0; i < signal.length; i += 1) {
    const late = line[i % delay] ?? 0;
    const now = signal[i] ?? 0;
    line[i % delay] = now + late * 0.5;
    signal[i] = late - now;
  }
}
