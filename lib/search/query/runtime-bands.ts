/** Runtime bands in minutes; `until` is exclusive. A film is in one band. */
export const runtimeBands = [
  { value: 'under-10', until: 10 },
  { value: '10-60', until: 60 },
  { value: '60-100', until: 100 },
  { value: 'from-100', until: Infinity },
] as const;

/** The band of a runtime; empty if unknown. */
export function bandOf(runtime: number | undefined): string[] {
  const band = runtime !== undefined && runtimeBands.find(({ until }) => runtime < until);
  return band ? [band.value] : [];
}
