import { z } from 'zod';

/** Where browsers may be sent from a page that is served with TLS; of this computer, to try it. */
const isHost = (url: string) =>
  /^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1)[:/])[^\s?#]*[^\s?#/]$/i.test(url) &&
  URL.canParse(url);

/** Where the house's media lie for visitors, pictures apart: what stands there in the place of `/media`. */
export const mediaUrlSchema = z
  .string()
  .refine(
    isHost,
    'an address that begins with https:// and has no slash at its end: https://media.example/films',
  );
