import { requestSize } from '../tag-url';
import type { Ima } from './load-sdk';

/** What the SDK is asked for: 640×480, and whether sound is off, as the ad will really play. */
export function createAdsRequest(ima: Ima, tagUrl: string, muted: boolean): google.ima.AdsRequest {
  const request = new ima.AdsRequest();
  request.adTagUrl = tagUrl;
  request.linearAdSlotWidth = requestSize.width;
  request.linearAdSlotHeight = requestSize.height;
  request.nonLinearAdSlotWidth = requestSize.width;
  request.nonLinearAdSlotHeight = requestSize.height;
  // The visitor has asked for the film: the ad starts by itself after that.
  request.setAdWillAutoPlay(true);
  request.setAdWillPlayMuted(muted);
  return request;
}
