import { isAskedAbroad } from '@/lib/ads/asked-abroad';
import { hasAds, listProviders } from '@/lib/catalog/films/overview';
import { getLibrary } from '@/lib/content/store/library';
import type { Party } from '@/lib/security/consent/choices';
import { adSdk, hostsOf, providers } from '@/lib/security/hosts';
import { providerRules } from '@/lib/security/links';

/** A third party that pages may contact after consent. */
export type Asked = {
  party: Party;
  /** Name of a provider; ads have none. */
  name?: string;
  /** Operators, as far as known. */
  operators: string[];
  /** ISO 3166; empty if unknown. */
  countries: string[];
  hosts: string[];
  /** Whether further hosts may be contacted that are not known in advance. */
  isOpen: boolean;
  /** Host of a consent management platform, which asks again. */
  platform?: string;
  /** URL of its privacy policy. */
  rules?: string;
};

/** Third parties that may be contacted on this site; empty if all films and ads are its own. */
export function listAsked(): Asked[] {
  const { player, ads } = getLibrary().site;
  // Without the player, embeds are links and there are no ads.
  if (player === false) return [];
  const films = listProviders().map((party): Asked => {
    const { name, operator, countries, sources } = providers[party];
    return {
      ...{ party, name, operators: [operator], countries: [...countries] },
      ...{ hosts: hostsOf(sources), isOpen: false, rules: providerRules[party] },
    };
  });
  return ads && isAskedAbroad(ads) && hasAds() ? [...films, toAds(ads)] : films;
}

function toAds(ads: NonNullable<ReturnType<typeof getLibrary>['site']['ads']>): Asked {
  const { backend, tag, sdk, platform, operator } = ads;
  const isGoogles = backend === 'ima';
  const addresses = [tag, isGoogles && sdk, platform?.script].filter(
    (address) => typeof address === 'string' && address.startsWith('https://'),
  ) as string[];
  const hosts = addresses.map((address) => new URL(address).host);
  return {
    party: 'ads',
    operators: [...(operator ? [operator] : []), ...(isGoogles ? [adSdk.operator] : [])],
    countries: isGoogles ? [...adSdk.countries] : [],
    hosts: [...new Set([...hosts, ...(isGoogles ? hostsOf(adSdk.sources) : [])])],
    isOpen: true,
    platform: platform && new URL(platform.script).host,
  };
}
