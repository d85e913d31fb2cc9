/** The address of a page with a moment in it, in whole seconds; without one at the beginning. */
export function writeTimeLink(address: string, seconds: number): string {
  const url = new URL(address);
  url.hash = '';
  const whole = Math.floor(seconds);
  if (whole > 0) url.searchParams.set('t', String(whole));
  else url.searchParams.delete('t');
  return url.href;
}
