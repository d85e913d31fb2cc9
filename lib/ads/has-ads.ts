import type { AdConfig } from './ad-config';

/** Default of `minRuntime`, in minutes: shorter films have no ads. */
const defaultMinRuntime = 5;

type Offered = { vod?: { ads: boolean } | undefined; runtime?: number | undefined };

/**
 * Whether a film has ads: its offer says so, and the film is long enough. For a film of
 * unknown length only the offer counts.
 */
export function hasAds(
  { vod, runtime = Infinity }: Offered,
  config: Pick<AdConfig, 'minRuntime'> | undefined,
): boolean {
  return vod?.ads === true && runtime >= (config?.minRuntime ?? defaultMinRuntime);
}
