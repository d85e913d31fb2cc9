/** Minutes below which a film is short, as defined by European festivals and funds. */
const shortFilm = 60;

/** Whether a film is short; false for an unknown runtime. */
export function isShort({ runtime }: { runtime?: number }): boolean {
  return runtime !== undefined && runtime < shortFilm;
}
