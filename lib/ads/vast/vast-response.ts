export type MediaFile = {
  fileURL: string | null;
  mimeType: string | null;
  width: number;
  height: number;
  apiFramework?: string | null;
};

/** A small picture over the ad, such as AdChoices. Times in seconds, -1 where none is said. */
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

/** Somebody who would measure by a program of their own, and wants to know where none has run. */
type Verification = { trackingEvents?: { verificationNotExecuted?: string[] } };

/** The parts of the library's answer that we use; its own types are `any`. */
export type VastAd = {
  sequence: number | string | null;
  creatives: (LinearCreative | NonLinearCreative | OtherCreative)[];
  adVerifications?: Verification[];
};
