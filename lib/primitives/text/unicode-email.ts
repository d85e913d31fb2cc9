import { domainToUnicode } from 'node:url';

/** A mail address as people write it: `jo@xn--mller-kva.ch` → `jo@müller.ch`; any other text as it is. */
export function unicodeEmail(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  return email.slice(0, at) + (domainToUnicode(email.slice(at)) || email.slice(at));
}
