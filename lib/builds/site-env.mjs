/**
 * The kind of site: the public one, or with `SITE_ENV=preview` one for editors, which shows drafts.
 * @param {Record<string, string | undefined>} env
 * @returns {'production' | 'preview'}
 */
export function readSiteEnv(env) {
  const written = env.SITE_ENV || 'production';
  if (written === 'production' || written === 'preview') return written;
  throw new Error(`SITE_ENV is “${written}”: expected production or preview.`);
}
