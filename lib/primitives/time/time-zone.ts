/** Whether a time zone name (IANA) is known to this machine. */
export function isTimeZone(name: string): boolean {
  try {
    // UTC offsets are valid for Intl too, but have no daylight saving time.
    return /^[A-Za-z]/.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
