import { domainToASCII } from 'node:url';
import { z } from 'zod';

const form = z.string().regex(z.regexes.email);
const foreign = /\P{ASCII}/u;

/**
 * An address as mails can be sent to it: its domain in ASCII (`müller.ch` is `xn--mller-kva.ch`), as the mail servers
 * of the world know it. `letter`: what stands before the @ and most of them do not take (RFC 6531 is seldom spoken).
 */
export function readEmail(written: string): { email: string } | { letter: string } | undefined {
  const typed = written.trim();
  const at = typed.lastIndexOf('@');
  const [local, domain] = [typed.slice(0, at), typed.slice(at + 1)];
  const email = foreign.test(domain) ? `${local}@${domainToASCII(domain)}` : typed;
  const letter = at > 0 ? foreign.exec(local)?.[0] : undefined;
  if (letter) return { letter };
  return form.safeParse(email).success ? { email } : undefined;
}
