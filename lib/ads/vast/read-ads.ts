import { VASTClient } from '@dailymotion/vast-client';
import type { FetchXml } from './fetch-xml';
import type { VastAd } from './vast-response';

const wrapperLimit = 5;

/** Where the library reads how often it has asked: in localStorage otherwise, which nobody agreed to. */
const nowhere = { getItem: () => 0 } as never;

/** What runs, in its order, and what may stand in for one of them that fails. */
export type ReadAds = { ads: VastAd[]; standIns: VastAd[] };

/** The ads of a VAST document, wrappers followed. Rejects if it is none. */
export async function readAds(xml: Document, fetchXml: FetchXml): Promise<ReadAds> {
  const client = new VASTClient(0, 0, nowhere);
  const get = async (url: string) => ({ xml: await fetchXml(url) });
  const { ads } = await client.parseVAST(xml, { urlHandler: { get }, wrapperLimit });
  return inOrder(ads as VastAd[]);
}

/** A pod in its sequence, else the first ad that stands alone (VAST 4.2, section 2.3.2). */
function inOrder(all: VastAd[]): ReadAds {
  const inPod = ({ sequence }: VastAd) => Number(sequence) > 0;
  const alone = all.filter((ad) => !inPod(ad));
  const pod = all.filter(inPod).sort((a, b) => Number(a.sequence) - Number(b.sequence));
  return pod.length > 0
    ? { ads: pod, standIns: alone }
    : { ads: alone.slice(0, 1), standIns: alone.slice(1) };
}
