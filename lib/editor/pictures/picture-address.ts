import { ownPictureSchema } from '@/lib/content/schema/address';

/** Whether a text is the address of a picture in the site's media, which does not leave its folder. */
export const isPictureAddress = (text: unknown): text is string =>
  typeof text === 'string' && !text.includes('\0') && ownPictureSchema.safeParse(text).success;
