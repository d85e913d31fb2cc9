/** A vowel, or `y` before a consonant (`d’Yves`, but `de Yann`). Before `h` both forms are in use. */
const vowel = /^(?:[aeiouœæ]|y[^aeiouy])/;

/** Whether French `de` is elided before a name: `d’Abel Gance`. */
export function elides(name: string): boolean {
  return vowel.test(name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase());
}
