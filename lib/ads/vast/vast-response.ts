export type MediaFile = {
  fileURL: string | null;
  mimeType: string | null;
  width: number;
  height: number;
  apiFramework?: string | null;
};

export type LinearCreative = {
  type: 'linear';
  duration: number;
  skipDelay: number | null;
  mediaFiles: MediaFile[];
  videoClickThroughURLTemplate: { url: string } | null;
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

/** The parts of the library's answer that we use; its own types are `any`. */
export type VastAd = {
  sequence: number | string | null;
  creatives: (LinearCreative | NonLinearCreative | OtherCreative)[];
};
