import { VASTClient } from '@dailymotion/vast-client';
import type { FetchXml } from './fetch-xml';
import type { VastAd } from './vast-response';

const wrapperLimit = 5;

/**
 * Replaces the library's storage for its request counters. Its default is localStorage, for which there is no
 * consent.
 */
const nowhere = { getItem: () => 0 } as never;

/** The ads to play, in order, and the stand-ins for failed ones. */
export type ReadAds = { ads: VastAd[]; standIns: VastAd[] };

/** Reads the ads of a VAST document and follows wrappers. Rejects if it is not VAST. */
export async function readAds(xml: Document, fetchXml: FetchXml): Promise<ReadAds> {
  const client = new VASTClient(0, 0, nowhere);
  const get = async (url: string) => ({ xml: await fetchXml(url) });
  const { ads } = await client.parseVAST(xml, { urlHandler: { get }, wrapperLimit });
  return inOrder(ads as VastAd[]);
}

/** The ad pod in sequence, else the first stand-alone ad (VAST 4.2, section 2.3.2). */
function inOrder(all: VastAd[]): ReadAds {
  const inPod = ({ sequence }: VastAd) => Number(sequence) > 0;
  const alone = all.filter((ad) => !inPod(ad));
  const pod = all.filter(inPod).sort((a, b) => Number(a.sequence) - Number(b.sequence));
  return pod.length > 0
    ? { ads: pod, standIns: alone }
    : { ads: alone.slice(0, 1), standIns: alone.slice(1) };
}
