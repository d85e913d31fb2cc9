import type { AdConfig } from '@/lib/ads/ad-config';
import { isThirdPartyTag } from '@/lib/ads/tag-url';
import type { PlayerSource } from '@/lib/player/source/source-schema';
import {
  formatThirdParties,
  type ThirdParties,
  thirdPartiesMeta,
} from '@/lib/security/policy-meta';
import type { PlayerProps } from './player-props';

const originOf = (address: string | undefined) => address && new URL(address).origin;

/**
 * `<meta>` with the third-party origins that a player may contact; nothing without any. React hoists it to
 * the head, where the server reads it for the CSP (lib/security).
 */
export function ThirdPartiesMeta({ player }: { player: PlayerProps }) {
  const thirdParties = thirdPartiesOf(player);
  return (
    thirdParties && <meta name={thirdPartiesMeta} content={formatThirdParties(thirdParties)} />
  );
}

/** Third-party origins of a player; undefined without any. */
function thirdPartiesOf({ source, ads }: { source: PlayerSource; ads?: AdConfig }) {
  const providers = source.sources.flatMap(({ provider }) =>
    provider === 'html5' ? [] : [provider],
  );
  const thirdPartyAds = ads && isThirdPartyTag(ads) ? ads : undefined;
  if (providers.length === 0 && !thirdPartyAds) return undefined;
  const thirdParties: ThirdParties = { providers: [...new Set(providers)] };
  if (thirdPartyAds)
    thirdParties.ads = {
      sdk: originOf(thirdPartyAds.sdk),
      platform: originOf(thirdPartyAds.platform?.script),
    };
  return thirdParties;
}
