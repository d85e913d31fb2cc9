/** Minutes below which a film is short: so festivals and funds in Europe count. */
const shortFilm = 60;

/** Whether a film is a short one; what nobody has timed is none. */
export function isShort({ runtime }: { runtime?: number }): boolean {
  return runtime !== undefined && runtime < shortFilm;
}
