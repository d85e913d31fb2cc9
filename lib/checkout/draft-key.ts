import { createHash } from 'node:crypto';

/** Under which a form is kept that has to be mended: as hard to guess, and of one form always the same. */
export function draftKeyOf(formKey: string): string {
  return createHash('sha256').update(`draft ${formKey}`).digest('base64url').slice(0, 22);
}
