/** Messages about ads, in the visitor's language; the keys are those of the message files. */
export type AdMessages = {
  /** 'Annonce' / 'Anzeige'. */
  adLabel: string;
  adWaiting: string;
  adSkip: string;
  /** `{seconds}` is a placeholder. */
  adSkipIn: string;
  /** Accessible name of the badge; `{seconds}` is a placeholder. */
  adRemaining: string;
  adPause: string;
  adResume: string;
  adMute: string;
  adUnmute: string;
  adFullscreen: string;
  /** Announced to screen readers, not shown. */
  adBegins: string;
  adEnds: string;
  adVisit: string;
  adNewTab: string;
  adCloseOverlay: string;
  adConsentTitle: string;
  /** `{host}` is a placeholder. */
  adConsentText: string;
  adConsentAccept: string;
  adConsentRefuse: string;
};
