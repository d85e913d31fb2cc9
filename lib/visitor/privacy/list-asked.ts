import { isAskedAbroad } from '@/lib/ads/asked-abroad';
import { hasAds, listProviders } from '@/lib/catalog/films/overview';
import { getLibrary } from '@/lib/content/store/library';
import type { Party } from '@/lib/security/consent/choices';
import { adSdk, hostsOf, providers } from '@/lib/security/hosts';
import { providerRules } from '@/lib/security/links';

/** One whom this house's pages may ask beside the site itself, once a visitor has agreed. */
export type Asked = {
  party: Party;
  /** As visitors know it; advertisements have none of their own. */
  name?: string;
  /** Who runs it, as far as that is known. */
  operators: string[];
  /** ISO 3166; empty where nobody has said. */
  countries: string[];
  hosts: string[];
  /** Whether files come from hosts that nobody can name beforehand. */
  isOpen: boolean;
  /** The host of a platform for consent, which asks once more. */
  platform?: string;
  /** Where it says itself what it does. */
  rules?: string;
};

/** Those whom a visitor of this house can be asked about; nobody where all films and advertisements are its own. */
export function listAsked(): Asked[] {
  const { player, ads } = getLibrary().site;
  // Without our player a provider's film is a link, and no advertisement is shown.
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
