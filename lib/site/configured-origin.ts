import { z } from 'zod';

const origin = z
  .url({ protocol: /^https?$/ })
  .refine((url) => /^\w+:\/\/[^/?#]+\/?$/.test(url))
  .transform((url) => new URL(url).origin);

/**
 * The origin in `SITE_URL`, without a trailing slash; undefined if it is empty.
 * @throws an Error if it is not an http(s) URL, or has a path: all pages are at the origin's root
 */
export function configuredOrigin(setting: string | undefined): string | undefined {
  const address = setting?.trim();
  if (!address) return undefined;
  const result = origin.safeParse(address);
  if (!result.success)
    throw new Error(
      `SITE_URL is "${address}"; expected an address without a path, such as https://example.org`,
    );
  return result.data;
}
