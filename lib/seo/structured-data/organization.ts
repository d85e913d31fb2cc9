import type { Organization } from 'schema-dts';
import type { Locale } from '@/lib/i18n/locales';
import { absoluteUrl } from '@/lib/site/absolute-url';
import { getSite } from '@/lib/site/get-site';

/** The site's organisation. `logo`: path of its icon. */
export function organization(
  locale: Locale,
  logo?: string,
): Extract<Organization, { '@type': 'Organization' }> {
  const { name, social } = getSite(locale);
  return {
    '@type': 'Organization',
    ...{ '@id': `${absoluteUrl('/')}#house`, name, url: absoluteUrl('/') },
    ...(logo && { logo: absoluteUrl(logo) }),
    ...(social.length > 0 && { sameAs: social.map(({ url }) => url) }),
  };
}
