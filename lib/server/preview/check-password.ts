import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { plainPassword } from './preview-settings';

/** Known to this process alone: nobody can work towards a digest that begins alike. */
const salt = randomBytes(32);

/** Whether these are the same, in a time that says nothing of where they differ or how long they are. */
export function isPassword(given: string, password: string): boolean {
  return timingSafeEqual(digest(plainPassword(given)), digest(password));
}

function digest(words: string): Buffer {
  return createHmac('sha256', salt).update(words).digest();
}
