/**
 * The kind of site: the public one, or with `SITE_ENV=preview` one for editors, which shows drafts.
 * @param {Record<string, string | undefined>} env
 * @returns {'production' | 'preview'}
 */
export function readSiteEnv(env) {
  const value = env.SITE_ENV || 'production';
  if (value === 'production' || value === 'preview') return value;
  throw new Error(`SITE_ENV is “${value}”: expected production or preview.`);
}
