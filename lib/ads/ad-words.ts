/** What is said to visitors about advertisements, in their language; named as in the messages. */
export type AdWords = {
  /** 'Annonce' / 'Anzeige'. */
  adLabel: string;
  adWaiting: string;
  adSkip: string;
  /** `{seconds}` is replaced. */
  adSkipIn: string;
  /** `{seconds}` is replaced; for the badge's name. */
  adRemaining: string;
  adPause: string;
  adResume: string;
  adMute: string;
  adUnmute: string;
  adFullscreen: string;
  /** Said aloud, not shown. */
  adBegins: string;
  adEnds: string;
  adVisit: string;
  adNewTab: string;
  adCloseOverlay: string;
  adConsentTitle: string;
  /** `{host}` is replaced. */
  adConsentText: string;
  adConsentAccept: string;
  adConsentRefuse: string;
};
