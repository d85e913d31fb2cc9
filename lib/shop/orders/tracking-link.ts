/** Where a parcel is followed, if the house wrote down an address of the post and no number. */
export function trackingLink(tracking: string): string | undefined {
  return /^https:\/\/\S+$/.test(tracking) ? tracking : undefined;
}
