import { domainToUnicode } from 'node:url';

/** A mail address with a Unicode domain: `jo@xn--mller-kva.ch` → `jo@müller.ch`. Other texts stay unchanged. */
export function unicodeEmail(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  return email.slice(0, at) + (domainToUnicode(email.slice(at)) || email.slice(at));
}
