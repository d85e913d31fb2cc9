import { VASTClient } from '@dailymotion/vast-client';
import VMAP from '@dailymotion/vmap';
import type { AdBreak } from '../ad-backend';
import type { FetchXml } from './fetch-xml';
import { fillMacros, type Macros } from './macros';
import type { VastAd } from './vast-response';

/** A break, its VAST document, and its tracking. */
export type VastBreak = AdBreak & {
  /** The break's VAST document; loaded on call if it is a URL. */
  document: (fetchXml: FetchXml) => Promise<Document>;
  /** @param code the error's code; by default 1000, VMAP's “undefined error” */
  track?: (event: 'breakStart' | 'breakEnd' | 'error', code?: string) => void;
};

/** Errors of a break (VMAP 1.0.1, section 2.4): an undefined error, and a document that did not arrive in time. */
export const breakErrors = { undefined: '1000', timeout: '1008' } as const;

/**
 * The breaks of a response: those of a VMAP, or a VAST as one pre-roll. An empty VAST is a pre-roll
 * too; its error tracking is sent when its ads are read. Throws for any other document.
 */
export function readBreaks(xml: Document, macrosAt: (at: AdBreak['at']) => Macros): VastBreak[] {
  const root = xml.documentElement.localName;
  if (root === 'VMAP') return new VMAP(xml).adBreaks.flatMap(toBreak);
  if (root !== 'VAST') throw new Error(`The ad server answered neither VAST nor VMAP but ${root}`);
  return [{ id: 'start', at: 'start', document: async () => xml }];

  function toBreak(one: VMAP['adBreaks'][number], index: number): VastBreak[] {
    const at = parseOffset(one.timeOffset ?? '');
    if (at === undefined || !one.adSource) return [];
    const { vastAdData, adTagURI } = one.adSource;
    const document = async (fetchXml: FetchXml) => {
      if (vastAdData) return toDocument(vastAdData);
      if (adTagURI) return fetchXml(adTagURI.uri);
      throw new Error('An ad break without ads');
    };
    // Break ids are optional and not always unique.
    const id = `${one.breakId ?? 'break'}/${index}`;
    one.tracker = (url) => {
      new Image().src = fillMacros(url, macrosAt(at));
    };
    const track: VastBreak['track'] = (event, code = breakErrors.undefined) =>
      one.track(event, code);
    return [{ id, at, document, track }];
  }
}

/**
 * Parses a VMAP offset (1.0.1, section 2.2.1): `start`, `end`, `hh:mm:ss(.mmm)` or `n%`. Undefined for
 * others, such as positions (`#1`), which do not apply to films.
 */
export function parseOffset(offset: string): AdBreak['at'] | undefined {
  if (offset === 'start' || offset === 'end') return offset;
  if (/^\d+(\.\d+)?%$/.test(offset)) return normalizeShare(offset as `${number}%`);
  const clock = /^(\d+):(\d\d):(\d\d(?:\.\d+)?)$/.exec(offset);
  if (!clock) return undefined;
  const seconds = Number(clock[1]) * 3600 + Number(clock[2]) * 60 + Number(clock[3]);
  return seconds === 0 ? 'start' : seconds;
}

/** 0 % is the start and 100 % the end, after which the film does not resume. */
function normalizeShare(share: `${number}%`): AdBreak['at'] {
  const percent = Number.parseFloat(share);
  if (percent === 0) return 'start';
  return percent >= 100 ? 'end' : share;
}

function toDocument(element: Element): Document {
  const xml = element.ownerDocument.implementation.createDocument(null, null);
  xml.append(xml.importNode(element, true));
  return xml;
}

const wrapperLimit = 5;

/**
 * Replaces the storage of the library's request counters. By default the library writes to localStorage, and
 * the visitor has not agreed to that.
 */
const noStorage = { getItem: () => 0 } as never;

/** The ads to play, in order, and the fallback ads for failed ones. */
export type ParsedAds = { ads: VastAd[]; fallbackAds: VastAd[] };

/** Reads the ads of a VAST document and follows wrappers. Rejects if it is not VAST. */
export async function readAds(xml: Document, fetchXml: FetchXml): Promise<ParsedAds> {
  const client = new VASTClient(0, 0, noStorage);
  const get = async (url: string) => ({ xml: await fetchXml(url) });
  const { ads } = await client.parseVAST(xml, { urlHandler: { get }, wrapperLimit });
  return orderAds(ads as VastAd[]);
}

/**
 * Orders ads: the ad pod in sequence, else the first stand-alone ad (VAST 4.2, section 2.3.2). The
 * other stand-alone ads are fallbacks.
 */
function orderAds(all: VastAd[]): ParsedAds {
  const inPod = ({ sequence }: VastAd) => Number(sequence) > 0;
  const standAlone = all.filter((ad) => !inPod(ad));
  const pod = all.filter(inPod).sort((a, b) => Number(a.sequence) - Number(b.sequence));
  return pod.length > 0
    ? { ads: pod, fallbackAds: standAlone }
    : { ads: standAlone.slice(0, 1), fallbackAds: standAlone.slice(1) };
}
