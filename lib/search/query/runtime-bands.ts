/**
 * The lengths by which films are told apart, in minutes: under 10, under 60, under 100, longer. A film
 * is in one band; `until` is the first minute that no longer belongs to it.
 */
export const runtimeBands = [
  { value: 'under-10', until: 10 },
  { value: '10-60', until: 60 },
  { value: '60-100', until: 100 },
  { value: 'from-100', until: Infinity },
] as const;

/** The band of a length; none where nobody knows it. */
export function bandOf(runtime: number | undefined): string[] {
  const band = runtime !== undefined && runtimeBands.find(({ until }) => runtime < until);
  return band ? [band.value] : [];
}
