declare module '@dailymotion/vmap' {
  type AdBreak = {
    /** `start`, `end`, `hh:mm:ss.mmm`, `50%` or `#1`. */
    timeOffset: string | null;
    breakId: string | null;
    adSource: { vastAdData: Element | null; adTagURI: { uri: string } | null } | null;
    /** `breakStart`, `breakEnd` or `error`. */
    track: (event: string, errorCode?: string) => void;
    /** Requests a tracking URL; may be replaced. */
    tracker: (url: string) => void;
    trackingEvents: { event: string | null; uri: string }[];
  };
  export default class VMAP {
    constructor(xml: Document);
    adBreaks: AdBreak[];
  }
}
