import { VASTClient } from '@dailymotion/vast-client';
import type { FetchXml } from './fetch-xml';
import type { VastAd } from './vast-response';

const wrapperLimit = 5;

/** The library counts its calls in localStorage otherwise, which nobody agreed to. */
function memory() {
  const kept = new Map<string, unknown>();
  return {
    getItem: (key: string) => kept.get(key),
    setItem: (key: string, value: unknown) => kept.set(key, value),
  };
}

/** The ads of a VAST document in the order they run, wrappers followed. Rejects if it is none. */
export async function readAds(xml: Document, fetchXml: FetchXml): Promise<VastAd[]> {
  const client = new VASTClient(0, 0, memory() as never);
  const get = async (url: string) => {
    try {
      return { xml: await fetchXml(url) };
    } catch (error) {
      return { error };
    }
  };
  const { ads } = await client.parseVAST(xml, { urlHandler: { get }, wrapperLimit });
  return inOrder(ads as VastAd[]);
}

/** A pod in its sequence; without one, the first ad that stands alone. */
function inOrder(ads: VastAd[]): VastAd[] {
  const pod = ads.filter(({ sequence }) => Number(sequence) > 0);
  if (pod.length > 0) return pod.sort((a, b) => Number(a.sequence) - Number(b.sequence));
  return ads.slice(0, 1);
}
