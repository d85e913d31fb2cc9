import { parcelPages } from '@/lib/security/links';

type Carrier = keyof typeof parcelPages;

/** What staff write before a number, and the numbers that only this carrier has. */
type CarrierPattern = { carrier: Carrier; label: string; name: RegExp; number?: RegExp };

/**
 * Numbers without spaces, dots and dashes. DHL, DPD, FedEx and GLS also have numbers of 8 to 15 digits
 * that look alike: these need the carrier's name before them. `RR123456785CH` is a number of the UPU
 * standard S10; its last letters are the country of the post.
 */
const carriers: readonly CarrierPattern[] = [
  {
    ...{ carrier: 'swissPost', label: 'Swiss Post' },
    name: /^(?:(?:die |la )?(?:schweizerische )?post(?:e suisse)?(?: ch)?|swiss ?post|post\.ch)$/,
    number: /^(?:9[89]\d{16}|[A-Z]{2}\d{9}CH)$/,
  },
  {
    ...{ carrier: 'laPoste', label: 'La Poste' },
    name: /^(?:(?:la )?poste|colissimo|chronopost|lettre suivie)$/,
    number: /^(?:\d[A-Z]\d{11}|[A-Z]{2}\d{9}FR)$/,
  },
  {
    ...{ carrier: 'dhl', label: 'DHL' },
    name: /^(?:dhl(?: express| paket)?|deutsche post)$/,
    number: /^(?:JJ?D[A-Z\d]{10,30}|JVGL\d{10,24}|00340\d{15}|[A-Z]{2}\d{9}DE)$/,
  },
  { carrier: 'dpd', label: 'DPD', name: /^dpd$/, number: /^0\d{13}$/ },
  { carrier: 'gls', label: 'GLS', name: /^gls$/ },
  { carrier: 'ups', label: 'UPS', name: /^ups$/, number: /^1Z[A-Z\d]{16}$/ },
  { carrier: 'fedEx', label: 'FedEx', name: /^fedex$/ },
  {
    ...{ carrier: 'austrianPost', label: 'Österreichische Post' },
    name: /^(?:österreichische post|post at|post\.at)$/,
    number: /^[A-Z]{2}\d{9}AT$/,
  },
];

/** A parcel's number, with its carrier and the carrier's page about it, if the carrier is known. */
type TrackedParcel = { number: string; label?: string; url?: string };

/**
 * What `orders.tracking` says about a parcel: a web address, or a number with or without the
 * carrier's name before it (`DPD 0123 4567 8901 23`). A number's format counts more than the name.
 */
export function trackedParcel(tracking: string): TrackedParcel {
  if (/^https:\/\/\S+$/.test(tracking)) return { number: tracking, url: tracking };
  const [, name = '', rest = tracking] =
    /^([\p{L}.][\p{L}. ]*?)[\s:]+(?=\S*\d)(.+)$/u.exec(tracking) ?? [];
  const [whole, numbered] = [compact(tracking), compact(rest)];
  const byNumber = (number: string) => carriers.find((one) => one.number?.test(number));
  const known = byNumber(whole) ?? byNumber(numbered);
  if (known)
    return { number: tracking, ...pageOf(known, known.number?.test(whole) ? whole : numbered) };
  const named = carriers.find((one) => one.name.test(name.toLowerCase()));
  const isNumber = /^(?=.*\d)[A-Z\d]{6,34}$/.test(numbered);
  return { number: tracking, ...(named && isNumber && pageOf(named, numbered)) };
}

const pageOf = ({ carrier, label }: CarrierPattern, number: string) => ({
  label,
  url: parcelPages[carrier](number),
});

const compact = (number: string) => number.toUpperCase().replace(/[\s.\p{Pd}]+/gu, '');
