export type MediaFile = {
  fileURL: string | null;
  mimeType: string | null;
  width: number;
  height: number;
  apiFramework?: string | null;
};

/** An icon over the ad, such as AdChoices. Times in seconds, -1 if not given. */
export type Icon = {
  program: string | null;
  staticResource: string | null;
  width: number;
  height: number;
  xPosition: 'left' | 'right' | number;
  yPosition: 'top' | 'bottom' | number;
  offset: number;
  duration: number;
  altText?: string | null;
  iconClickThroughURLTemplate: string | null;
  iconClickTrackingURLTemplates: { url: string }[];
  iconViewTrackingURLTemplate: string | null;
};

export type LinearCreative = {
  type: 'linear';
  duration: number;
  skipDelay: number | null;
  mediaFiles: MediaFile[];
  videoClickThroughURLTemplate: { url: string } | null;
  icons?: Icon[];
};

export type NonLinearCreative = {
  type: 'nonlinear';
  variations: {
    staticResource: string | null;
    minSuggestedDuration: number;
    nonlinearClickThroughURLTemplate: string | null;
  }[];
};

type OtherCreative = { type: 'companion' };

/** A verification script, with the URLs to report to if it is not run. */
type Verification = { trackingEvents?: { verificationNotExecuted?: string[] } };

/** The used part of the library's response; its own types are `any`. */
export type VastAd = {
  sequence: number | string | null;
  creatives: (LinearCreative | NonLinearCreative | OtherCreative)[];
  adVerifications?: Verification[];
};
