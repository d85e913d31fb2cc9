/**
 * The address of a link that writes a mail (RFC 6068): of `films&co@house.example` the sign would begin something else.
 * @param subject of the mail, as it is read
 */
export function mailtoHref(email: string, subject?: string): string {
  const to = encodeURIComponent(email).replaceAll('%40', '@');
  return `mailto:${to}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`;
}
