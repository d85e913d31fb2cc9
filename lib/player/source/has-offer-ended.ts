/**
 * Whether an offer that ended after its page was drawn is over. This device's clock may be wrong: where
 * it says so, the site's own is asked; where that does not answer, the device's counts.
 * @param until ISO 8601
 */
export async function hasOfferEnded(until: string): Promise<boolean> {
  const end = Date.parse(until);
  if (Date.now() < end) return false;
  const answer = await fetch(window.location.href, { method: 'HEAD' }).catch(() => undefined);
  const now = Date.parse(answer?.headers.get('date') ?? '');
  return Number.isNaN(now) || now >= end;
}
