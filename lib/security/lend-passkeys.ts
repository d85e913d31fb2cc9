import type { PageGuards } from './page-guards';

const name = 'publickey-credentials-get';

/** The same headers for a page with a passkey login. */
export function lendPasskeys({ guests, headers }: PageGuards): PageGuards {
  const policy = headers['permissions-policy']?.replace(`${name}=()`, `${name}=(self)`) ?? '';
  return { ...(guests && { guests }), headers: { ...headers, 'permissions-policy': policy } };
}
