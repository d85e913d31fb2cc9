import { domainToASCII, domainToUnicode } from 'node:url';

const nonAscii = /\P{ASCII}/u;

/** RFC 5321, 4.1.2: `Dot-string`. Quoted local parts are not supported. */
const atom = "[a-z\\d!#$%&'*+/=?^_`{|}~-]+";
const localForm = new RegExp(`^${atom}(?:\\.${atom})*$`, 'i');
/**
 * RFC 1035, 2.3.1. The last label begins with a letter (RFC 3696, 2), as does its ASCII form:
 * `xn--p1ai`.
 */
const labelRest = '(?:[a-z\\d-]{0,61}[a-z\\d])';
const domainForm = new RegExp(`^(?:[a-z\\d]${labelRest}?\\.)+[a-z]${labelRest}$`);
/** Characters of a typed domain. Others would change the result of URL parsing. */
const domainSigns = /^[\p{L}\p{M}\p{N}.。-]+$/u;

/** Maximum lengths in characters (RFC 5321, 4.5.3.1, and erratum 1690 of RFC 3696). */
const maxLengths = { local: 64, email: 254 };

/**
 * Validates and normalises a mail address; the only check for typed and configured addresses. The
 * domain becomes ASCII (`müller.ch` is `xn--mller-kva.ch`) and lower case. `letter`: the first
 * non-ASCII character before the @, which most mail servers refuse (RFC 6531 is rarely supported).
 * `undefined` for other invalid addresses.
 */
export function readEmail(written: string): { email: string } | { letter: string } | undefined {
  const typed = written.trim();
  const at = typed.lastIndexOf('@');
  const [local, domain] = [typed.slice(0, at), typed.slice(at + 1)];
  const letter = at > 0 ? nonAscii.exec(local)?.[0] : undefined;
  if (letter) return { letter };
  if (at > maxLengths.local || !localForm.test(local) || !domainSigns.test(domain))
    return undefined;
  const ascii = domainToASCII(domain);
  const email = `${local}@${ascii}`;
  return domainForm.test(ascii) && email.length <= maxLengths.email ? { email } : undefined;
}

/** Whether a mail address is valid. */
export function isEmail(written: string): boolean {
  const read = readEmail(written);
  return read !== undefined && 'email' in read;
}

/** A mail address with a Unicode domain: `jo@xn--mller-kva.ch` → `jo@müller.ch`. Other texts stay unchanged. */
export function unicodeEmail(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  return email.slice(0, at) + (domainToUnicode(email.slice(at)) || email.slice(at));
}
