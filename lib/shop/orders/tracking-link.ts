/** The tracking URL, if staff entered a URL and not a number. */
export function trackingLink(tracking: string): string | undefined {
  return /^https:\/\/\S+$/.test(tracking) ? tracking : undefined;
}
