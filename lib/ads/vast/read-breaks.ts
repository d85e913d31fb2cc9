import VMAP from '@dailymotion/vmap';
import type { AdBreak } from '../ad-break';
import type { FetchXml } from './fetch-xml';

/** A break, its VAST document, and its tracking. */
export type VastBreak = AdBreak & {
  /** The break's VAST document; loaded on call if it is a URL. */
  document: () => Promise<Document>;
  track?: (event: 'breakStart' | 'breakEnd' | 'error') => void;
};

/** VMAP 1.0.1, section 2.4: undefined error. */
const undefinedError = '1000';

/**
 * The breaks of a response: those of a VMAP, or a VAST as one pre-roll. An empty VAST counts too; its error
 * tracking is sent when it is read. Throws for any other document.
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
    // Break ids are optional and not always unique.
    const id = `${one.breakId ?? 'break'}/${index}`;
    return [{ id, at, document, track: (event) => one.track(event, undefinedError) }];
  }
}

/**
 * Parses a VMAP offset (1.0.1, section 2.2.1): `start`, `end`, `hh:mm:ss(.mmm)` or `n%`. Undefined for
 * others, such as positions (`#1`), which do not apply to films.
 */
export function parseOffset(offset: string): AdBreak['at'] | undefined {
  if (offset === 'start' || offset === 'end') return offset;
  if (/^\d+(\.\d+)?%$/.test(offset)) return shareOf(offset as `${number}%`);
  const clock = /^(\d+):(\d\d):(\d\d(?:\.\d+)?)$/.exec(offset);
  if (!clock) return undefined;
  const seconds = Number(clock[1]) * 3600 + Number(clock[2]) * 60 + Number(clock[3]);
  return seconds === 0 ? 'start' : seconds;
}

/** 0 % is the start and 100 % the end, after which the film does not resume. */
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
