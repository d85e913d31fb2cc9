/** A vowel, and `y` before a consonant (`d’Yves`, but `de Yann`); before `h` both are written. */
const vowel = /^(?:[aeiouœæ]|y[^aeiouy])/;

/** Whether French `de` loses its vowel before a name: `d’Abel Gance`. */
export function elides(name: string): boolean {
  return vowel.test(name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase());
}
