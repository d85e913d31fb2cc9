/**
 * The form fields in page order, with the maximum length of each in characters. Client code imports
 * this file, so it must not import Zod.
 */
export const fieldLimits = {
  email: 254,
  name: 70,
  street: 70,
  building: 16,
  postcode: 16,
  town: 35,
  country: 2,
  delivery: 10,
  payment: 10,
  voucher: 60,
  message: 1_000,
} as const;

export type FieldName = keyof typeof fieldLimits;
export const fieldNames = Object.keys(fieldLimits) as FieldName[];
