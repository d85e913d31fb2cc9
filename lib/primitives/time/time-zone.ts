/** Whether this machine knows a time zone of that name (IANA). */
export function isTimeZone(name: string): boolean {
  try {
    // A distance from UTC would be taken too, and knows no summer.
    return /^[A-Za-z]/.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
