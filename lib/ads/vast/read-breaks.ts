import VMAP from '@dailymotion/vmap';
import type { AdBreak } from '../ad-break';
import type { FetchXml } from './fetch-xml';

/** A break, where its ads are, and whom to tell that it begins, ends or fails. */
export type VastBreak = AdBreak & {
  /** The VAST document of the break; fetched only now if it lies elsewhere. */
  document: () => Promise<Document>;
  track?: (event: 'breakStart' | 'breakEnd' | 'error') => void;
};

/** VMAP 1.0.1, section 2.4: an error that is none of the others. */
const undefinedError = '1000';

/**
 * The breaks of an answer: those of a VMAP, or a VAST as one pre-roll, an empty one too, whose server
 * is told of that when it is read. Throws if it is neither.
 */
export function readBreaks(xml: Document, fetchXml: FetchXml): VastBreak[] {
  const root = xml.documentElement.localName;
  if (root === 'VMAP') return new VMAP(xml).adBreaks.flatMap(read);
  if (root !== 'VAST') throw new Error(`The ad server answered neither VAST nor VMAP but ${root}`);
  return [{ id: 'start', at: 'start', document: async () => xml }];

  function read(one: VMAP['adBreaks'][number], index: number): VastBreak[] {
    const at = parseOffset(one.timeOffset ?? '');
    if (at === undefined || !one.adSource) return [];
    const { vastAdData, adTagURI } = one.adSource;
    const document = async () => {
      if (vastAdData) return standAlone(vastAdData);
      if (adTagURI) return fetchXml(adTagURI.uri);
      throw new Error('An ad break without ads');
    };
    // Ids need not be there, nor be different.
    const id = `${one.breakId ?? 'break'}/${index}`;
    return [{ id, at, document, track: (event) => one.track(event, undefinedError) }];
  }
}

/** VMAP 1.0.1, section 2.2.1: `start`, `end`, `hh:mm:ss(.mmm)` or `n%`. Positions (`#1`) are not for films. */
export function parseOffset(offset: string): AdBreak['at'] | undefined {
  if (offset === 'start' || offset === 'end') return offset;
  if (/^\d+(\.\d+)?%$/.test(offset)) return shareOf(offset as `${number}%`);
  const clock = /^(\d+):(\d\d):(\d\d(?:\.\d+)?)$/.exec(offset);
  if (!clock) return undefined;
  const seconds = Number(clock[1]) * 3600 + Number(clock[2]) * 60 + Number(clock[3]);
  return seconds === 0 ? 'start' : seconds;
}

/** None of the film is its start, all of it its end, where it does not go on after the ads. */
function shareOf(share: `${number}%`): AdBreak['at'] {
  const percent = Number.parseFloat(share);
  if (percent === 0) return 'start';
  return percent >= 100 ? 'end' : share;
}

function standAlone(element: Element): Document {
  const xml = element.ownerDocument.implementation.createDocument(null, null);
  xml.append(xml.importNode(element, true));
  return xml;
}
