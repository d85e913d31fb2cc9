import { addressSchema, ownPictureSchema } from '@/lib/content/schema/address';

/** Whether a text is the address of a picture in the site's media, which does not leave its folder. */
export const isPictureAddress = (text: unknown): text is string =>
  isMediaAddress(text) && ownPictureSchema.safeParse(text).success;

/** Whether a text is the address of any file in the site's media, which does not leave its folder. */
export const isMediaAddress = (text: unknown): text is string =>
  typeof text === 'string' &&
  text.startsWith('/media/') &&
  !text.includes('\0') &&
  addressSchema.safeParse(text).success;
