type MediaFile = {
  fileURL: string | null;
  mimeType: string | null;
  width: number;
  height: number;
  apiFramework?: string | null;
};

/** Captions of an ad (VAST 4.1, ClosedCaptionFile). */
export type CaptionFile = {
  type: string | null;
  language: string | null;
  fileURL: string | null;
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
  closedCaptionFiles?: CaptionFile[];
};

export type NonLinearCreative = {
  type: 'nonlinear';
  variations: {
    staticResource: string | null;
    minSuggestedDuration: number;
    nonlinearClickThroughURLTemplate: string | null;
  }[];
};

/** An ad beside the one that plays. Sizes in pixels; the library reads them as text. */
export type Companion = {
  width: number;
  height: number;
  staticResources: { url: string; creativeType: string | null }[];
  altText: string | null;
  companionClickThroughURLTemplate: string | null;
  companionClickTrackingURLTemplates: { url: string }[];
  trackingEvents: { creativeView?: string[] };
};

type CompanionCreative = { type: 'companion'; variations: Companion[] };

/** A verification script, with the URLs to report to if it is not run. */
type Verification = { trackingEvents?: { verificationNotExecuted?: string[] } };

/** The used part of the library's response; its own types are `any`. */
export type VastAd = {
  sequence: number | string | null;
  creatives: (LinearCreative | NonLinearCreative | CompanionCreative)[];
  adVerifications?: Verification[];
};

/** APIs that run scripts of the ad. Other values of `apiFramework` run no script. */
const scriptApis = /vpaid|simid|mraid|omid/i;

/**
 * Selects the media file: playable by the browser, without a script API, nearest to the player's width in
 * pixels, preferring larger over smaller. Third-party files only if `mayRequest` allows them. Undefined if there
 * is none.
 */
export function chooseMediaFile(
  files: readonly MediaFile[],
  width: number,
  {
    canPlay,
    mayRequest,
  }: { canPlay: (mime: string) => boolean; mayRequest: (url: string) => boolean },
): string | undefined {
  const cost = (file: MediaFile) =>
    file.width >= width ? file.width - width : (width - file.width) * 2;
  const playable = files.filter(
    ({ fileURL, mimeType, apiFramework }) =>
      fileURL &&
      !scriptApis.test(apiFramework ?? '') &&
      canPlay(mimeType ?? '') &&
      mayRequest(fileURL),
  );
  return playable.sort((a, b) => cost(a) - cost(b))[0]?.fileURL ?? undefined;
}
