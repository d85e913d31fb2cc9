import { sampleRate } from './sound';

const turn = 2 * Math.PI;
const middleC = 261.63;
/** Where on the string the hammer strikes, in parts of its length. */
const strike = 1 / 8;
const mostPartials = 22;
/** In hertz; above it nothing is missed. */
const highest = 9000;
/** What is softer than this is not heard. */
const unheard = 2e-4;

/**
 * A piano's string, `count` samples of it: partials that are a little sharp (stiffness), softer where
 * the hammer strikes a node, each with a fast and a slow decay, from strings of one key that are not
 * quite in tune. `held` in seconds, `force` 0…1: struck harder it is brighter.
 */
export function piano(hertz: number, held: number, force: number, count: number): Float32Array {
  const octaves = Math.log2(hertz / middleC);
  const stiffness = 0.00035 * 2 ** (1.7 * octaves);
  const tone = new Float32Array(count);
  for (let n = 1; n <= mostPartials; n += 1) {
    const partial = n * hertz * Math.sqrt(1 + stiffness * n * n);
    if (partial > highest) break;
    const struck = Math.abs(Math.sin(Math.PI * n * strike)) / Math.sin(Math.PI * strike);
    const bright = Math.exp((-n * hertz) / (2400 * (0.32 + 0.85 * force)));
    const level = (0.5 * struck * bright) / n ** 0.9;
    if (level < unheard) continue;
    const dying = 0.42 * 2 ** (0.75 * octaves) * (1 + 0.34 * (n - 1));
    addPartial(tone, { partial, level, dying, apart: 0.16 + 0.11 * n, late: n });
  }
  return touch(tone, octaves, held, force);
}

type Partial = { partial: number; level: number; dying: number; apart: number; late: number };

/** Two strings `apart` hertz apart, as one tone that swells a little and dies at two speeds. */
function addPartial(tone: Float32Array, { partial, level, dying, apart, late }: Partial): void {
  const fast = Math.exp((-3.4 * dying) / sampleRate);
  const slow = Math.exp((-0.62 * dying) / sampleRate);
  const [cos, sin] = turnOf(partial);
  const [beatCos, beatSin] = turnOf(apart);
  let [x, y] = [Math.cos(late), Math.sin(late)];
  let [u, v] = [1, 0];
  let [first, second] = [0.72 * level, 0.28 * level];
  for (let i = 0; i < tone.length; i += 1) {
    tone[i] = (tone[i] ?? 0) + (first + second) * (0.8 + 0.2 * u) * y;
    [x, y] = [x * cos - y * sin, x * sin + y * cos];
    [u, v] = [u * beatCos - v * beatSin, u * beatSin + v * beatCos];
    first *= fast;
    second *= slow;
    if (first + second < unheard * 0.5) break;
  }
}

const turnOf = (hertz: number) =>
  [Math.cos((turn * hertz) / sampleRate), Math.sin((turn * hertz) / sampleRate)] as const;

/** The hammer's felt and wood at the beginning, the damper at the end. */
function touch(tone: Float32Array, octaves: number, held: number, force: number): Float32Array {
  // The strings of the highest keys have no damper.
  const damping = octaves > 2.2 ? 4 : 13;
  return tone.map((sample, i) => {
    const t = i / sampleRate;
    const knock = t < 0.06 ? hammer(t, octaves) * (0.03 + 0.1 * force) : 0;
    const damper = t < held ? 1 : Math.exp(-(t - held) * damping);
    return (sample + knock) * Math.min(1, t / 0.0025) * damper;
  });
}

function hammer(t: number, octaves: number): number {
  const noise = Math.sin(Math.floor(t * 9000) * 12.9898 + octaves * 7.1) * 43_758.5453;
  const felt = (2 * (noise - Math.floor(noise)) - 1) * Math.exp(-t * 150);
  return felt + 0.9 * Math.sin(turn * 118 * t) * Math.exp(-t * 75);
}
