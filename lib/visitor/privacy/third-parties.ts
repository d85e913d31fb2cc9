import { isThirdPartyTag } from '@/lib/ads/tag-url';
import { listProviders, showsAds } from '@/lib/catalog/films/overview';
import { getLibrary } from '@/lib/content/store/library';
import { listMediaOrigins } from '@/lib/content/store/stored-site';
import type { Party } from '@/lib/security/consent/choices';
import { adSdk, hostsOf, providers } from '@/lib/security/hosts';
import { providerRules } from '@/lib/security/links';
import { siteUrl } from '@/lib/site/site-url';

/** A third party that pages may contact after consent. */
export type ThirdParty = {
  party: Party;
  /** Name of a provider; ads have none. */
  name?: string;
  /** Operators, as far as known. */
  operators: string[];
  /** ISO 3166; empty if unknown. */
  countries: string[];
  hosts: string[];
  /** Whether the third party may contact further hosts that are not known in advance. */
  isOpen: boolean;
  /** Host of the consent management platform, which asks the visitor after the site’s own question. */
  platform?: string;
  /** URL of its privacy policy. */
  rules?: string;
};

/** Third parties that may be contacted on this site; empty if all films and ads are the site's own. */
export function listThirdParties(): ThirdParty[] {
  const { player, ads } = getLibrary().site;
  // Without the player, embeds are links and there are no ads.
  if (player === false) return [];
  const films = listProviders().map((party): ThirdParty => {
    const { name, operator, countries, sources } = providers[party];
    return {
      ...{ party, name, operators: [operator], countries: [...countries] },
      ...{ hosts: hostsOf(sources), isOpen: false, rules: providerRules[party] },
    };
  });
  return ads && isThirdPartyTag(ads) && showsAds() ? [...films, toAdsParty(ads)] : films;
}

function toAdsParty(ads: NonNullable<ReturnType<typeof getLibrary>['site']['ads']>): ThirdParty {
  const { backend, tag, sdk, platform, operator } = ads;
  const isIma = backend === 'ima';
  const addresses = [tag, isIma && sdk, platform?.script].filter(
    (address) => typeof address === 'string' && address.startsWith('https://'),
  ) as string[];
  const hosts = addresses.map((address) => new URL(address).host);
  return {
    party: 'ads',
    operators: [...(operator ? [operator] : []), ...(isIma ? [adSdk.operator] : [])],
    countries: isIma ? [...adSdk.countries] : [],
    hosts: [...new Set([...hosts, ...(isIma ? hostsOf(adSdk.sources) : [])])],
    isOpen: true,
    platform: platform && new URL(platform.script).host,
  };
}

/** Hosts with the site's own media that pages load from, other than the site itself. Reads every film. */
export function listMediaHosts(): string[] {
  const ownHost = new URL(siteUrl()).host;
  return listMediaOrigins(getLibrary())
    .map((origin) => new URL(origin).host)
    .filter((host) => host !== ownHost);
}
