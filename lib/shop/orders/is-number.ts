import { numberLetters } from './create-number';

const form = new RegExp(`^[${numberLetters}]{3}-[${numberLetters}]{3}$`);

/** Whether something could be an order's number: then no word can stand in it. */
export function isNumber(written: string): boolean {
  return form.test(written);
}
