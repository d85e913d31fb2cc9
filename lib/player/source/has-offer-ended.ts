/**
 * Whether an offer has ended since the page was rendered. The device's clock may be wrong: if it says that the
 * offer has ended, the server's `Date` header decides; without an answer, the device's clock does.
 *
 * @param until ISO 8601
 */
export async function hasOfferEnded(until: string): Promise<boolean> {
  const end = Date.parse(until);
  if (Date.now() < end) return false;
  const response = await fetch(window.location.href, { method: 'HEAD' }).catch(() => undefined);
  const now = Date.parse(response?.headers.get('date') ?? '');
  return Number.isNaN(now) || now >= end;
}
