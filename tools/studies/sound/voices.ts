import { piano } from './piano';
import { rain } from './rain';
import { sampleRate } from './sound';

/** `count` samples (about −1…1) of a voice from its onset on, at `hertz`, held for `held` s. */
type Play = (hertz: number, held: number, force: number, count: number) => Float32Array;

export type Voice = {
  /** Seconds it still sounds after it has been let go. */
  tail: number;
  /** `force` 0…1 is how hard it is struck, for voices that then sound otherwise than louder. */
  play: Play;
};

const turn = 2 * Math.PI;
const sine = (cycles: number) => Math.sin(turn * cycles);
const attack = (t: number, seconds: number) => Math.min(1, t / seconds);
const release = (t: number, held: number, seconds: number) =>
  t < held ? 1 : Math.max(0, 1 - (t - held) / seconds) ** 2;

/** A string: upper partials start softer and die sooner. */
function pluck(t: number, hertz: number, held: number): number {
  let sum = 0;
  for (let n = 1; n <= 7; n += 1) {
    sum += (sine(n * hertz * t) / n ** 1.3) * Math.exp(-t * (0.9 + 0.75 * n));
  }
  return 0.6 * sum * attack(t, 0.004) * release(t, held, 0.9);
}

/** Frequency modulation at a whole ratio: glassy, but in tune. */
function bell(t: number, hertz: number, held: number): number {
  const shimmer = 1.5 * Math.exp(-5 * t) * sine(3 * hertz * t);
  const body = Math.sin(turn * hertz * t + shimmer) * Math.exp(-1.7 * t);
  return 0.7 * body * attack(t, 0.003) * release(t, held, 1.6);
}

/** Two slightly detuned tones, so that a held sound breathes. */
function pad(t: number, hertz: number, held: number): number {
  const pair = sine(hertz * 0.9985 * t) + sine(hertz * 1.0015 * t);
  const colour = 0.3 * sine(2 * hertz * t) + 0.12 * sine(3 * hertz * t);
  return 0.4 * (pair + colour) * attack(t, Math.min(0.9, held / 2)) * release(t, held, 1.2);
}

function bass(t: number, hertz: number, held: number): number {
  const tone = sine(hertz * t) + 0.45 * sine(2 * hertz * t) + 0.16 * sine(3 * hertz * t);
  return 0.6 * tone * Math.exp(-0.9 * t) * attack(t, 0.012) * release(t, held, 0.5);
}

function marimba(t: number, hertz: number, held: number): number {
  const bar = sine(hertz * t) * Math.exp(-4.2 * t) + 0.28 * sine(4 * hertz * t) * Math.exp(-13 * t);
  return 0.8 * bar * attack(t, 0.002) * release(t, held, 0.6);
}

/** A skin: the pitch falls to its resting place within a few hundredths of a second. */
function drum(t: number, hertz: number): number {
  return sine(hertz * t + 1.6 * (1 - Math.exp(-28 * t))) * Math.exp(-7 * t) * attack(t, 0.002);
}

/** Noise without a generator's state: a hash of the moment, so every run is the same. */
function brush(t: number): number {
  const noise = Math.sin(Math.floor(t * 22_050) * 12.9898 + 4.1414) * 43_758.5453;
  return 0.5 * (2 * (noise - Math.floor(noise)) - 1) * Math.exp(-26 * t) * attack(t, 0.002);
}

/** A claw pulling the film down: a click with a little wood in it. */
function claw(t: number, hertz: number): number {
  return 0.6 * brush(t * 2.2) + 0.4 * sine(hertz * t) * Math.exp(-60 * t);
}

/** A voice said for one moment: `t` seconds after its onset. */
function sampled(sample: (t: number, hertz: number, held: number) => number): Play {
  return (hertz, held, _force, count) =>
    Float32Array.from({ length: count }, (_, i) => sample(i / sampleRate, hertz, held));
}

export type VoiceName = keyof typeof voices;

export const voices = {
  pluck: { tail: 0.9, play: sampled(pluck) },
  bell: { tail: 1.6, play: sampled(bell) },
  pad: { tail: 1.2, play: sampled(pad) },
  bass: { tail: 0.5, play: sampled(bass) },
  marimba: { tail: 0.6, play: sampled(marimba) },
  drum: { tail: 0.5, play: sampled(drum) },
  brush: { tail: 0.15, play: sampled(brush) },
  claw: { tail: 0.12, play: sampled(claw) },
  piano: { tail: 0.5, play: piano },
  rain: { tail: 1.2, play: rain },
} satisfies Record<string, Voice>;
