import type { Person } from './person';

/** Years of birth and death, as far as known: `1861–1938`, `† 1938`; empty if both are unknown. */
export function formatLifeDates({ born, died }: Pick<Person, 'born' | 'died'>): string {
  if (born) return `${born}–${died ?? ''}`;
  return died ? `†\u00a0${died}` : '';
}
