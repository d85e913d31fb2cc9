import { numberLetters } from './create-number';

const form = new RegExp(`^[${numberLetters}]{3}-[${numberLetters}]{3}$`);

/** Whether a text has the form of an order number, so that it contains no other text. */
export function isNumber(written: string): boolean {
  return form.test(written);
}
