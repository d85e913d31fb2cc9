import type { AdConfig } from './ad-config';

/** Minutes: shorter films have no ads, unless the site says otherwise. */
const defaultMinRuntime = 5;

type Offered = { vod?: { ads: boolean } | undefined; runtime?: number | undefined };

/**
 * Whether a film has ads: its offer says so, and it is not too short for them. A film of unknown length has
 * those that its offer says.
 */
export function hasAds(
  { vod, runtime = Infinity }: Offered,
  config: Pick<AdConfig, 'minRuntime'> | undefined,
): boolean {
  return vod?.ads === true && runtime >= (config?.minRuntime ?? defaultMinRuntime);
}
