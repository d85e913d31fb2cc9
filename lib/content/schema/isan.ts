import { z } from 'zod';

/** Twelve hex digits of the work, four of the episode, optionally eight of the version; a check character after each. */
const shape = /^((?:[0-9A-F]{4}-){4})([0-9A-Z])(?:-([0-9A-F]{4}-[0-9A-F]{4})-([0-9A-Z]))?$/;

/** International Standard Audiovisual Number (ISO 15706-1 and -2), with its check characters. */
export const isanSchema = z
  .string()
  .regex(shape, 'an ISAN such as 0000-0000-D07A-0090-Q')
  .refine(hasItsChecks, {
    error: 'an ISAN whose check letters fit: some sign of it is wrong',
    when: ({ value }) => shape.test(String(value)),
  });

function hasItsChecks(isan: string): boolean {
  const [, work = '', check, version, versionCheck] = shape.exec(isan) ?? [];
  return checkSign(work) === check && (!version || checkSign(`${work}${version}`) === versionCheck);
}

const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** ISO/IEC 7064, MOD 37,36; hyphens are ignored. */
function checkSign(digits: string): string {
  let product = signs.length;
  for (const sign of digits.replaceAll('-', '')) {
    const sum = (product + signs.indexOf(sign)) % 36 || 36;
    product = (sum * 2) % 37;
  }
  return signs[(37 - product) % 36] ?? '';
}
