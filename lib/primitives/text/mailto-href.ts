/**
 * A `mailto:` address (RFC 6068). Special characters, as in `films&co@site.example`, are encoded.
 * @param subject subject of the mail, unencoded
 */
export function mailtoHref(email: string, subject?: string): string {
  const to = encodeURIComponent(email).replaceAll('%40', '@');
  return `mailto:${to}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`;
}
