/** D minor pentatonic: any two of its tones sound well together, whatever the picture asks for. */
const steps = [0, 3, 5, 7, 10];
const root = 50;

/** MIDI note number of a degree of the scale; degree 0 is D3, degree 5 the D above it. */
export function pitchOf(degree: number): number {
  const octave = Math.floor(degree / steps.length);
  const step = steps[degree - octave * steps.length] ?? 0;
  return root + 12 * octave + step;
}

/** Frequency of a MIDI note number in hertz, in equal temperament (69 is 440 Hz). */
export function hertzOf(pitch: number): number {
  return 440 * 2 ** ((pitch - 69) / 12);
}
