/** Sets the time in a URL, in whole seconds; removes it at 0. Drops the hash. */
export function writeTimeLink(address: string, seconds: number): string {
  const url = new URL(address);
  url.hash = '';
  const whole = Math.floor(seconds);
  if (whole > 0) url.searchParams.set('t', String(whole));
  else url.searchParams.delete('t');
  return url.href;
}
