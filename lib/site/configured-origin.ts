import { z } from 'zod';

const origin = z
  .url({ protocol: /^https?$/ })
  .refine((url) => /^\w+:\/\/[^/?#]+\/?$/.test(url))
  .transform((url) => new URL(url).origin);

/**
 * The origin that `SITE_URL` names, without a slash at its end; `undefined` where it says nothing.
 * @throws a sentence when it is no http(s) address, or has a path: all pages stand below the origin
 */
export function configuredOrigin(written: string | undefined): string | undefined {
  const address = written?.trim();
  if (!address) return undefined;
  const result = origin.safeParse(address);
  if (!result.success)
    throw new Error(
      `SITE_URL is "${address}"; expected an address without a path, such as https://example.org`,
    );
  return result.data;
}
