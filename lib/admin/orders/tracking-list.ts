import { trackedParcel } from '@/lib/shop/orders/carriers';
import { orderNumbersIn } from '@/lib/shop/orders/order';

/** A line of a pasted list, with each possible order number in it and the tracking number that would belong to it. */
export type TrackingLine = { text: string; readings: { number: string; tracking: string }[] };

/**
 * Reads a pasted list with an order number and a tracking number in each line, in either order, with any
 * separators and further columns. Empty lines are left out, as is a first line without digits, which is a heading.
 */
export function readTrackingList(list: string): TrackingLine[] {
  const lines = list.split(/\r?\n/).map((line) => line.trim());
  return lines
    .filter((text, at) => text !== '' && !(at === 0 && !/\d/.test(text)))
    .map((text) => ({
      text,
      readings: orderNumbersIn(text).map(({ number, start, end }) => ({
        number,
        tracking: trackingIn(`${text.slice(0, start)}\t${text.slice(end)}`),
      })),
    }));
}

/**
 * The tracking number in a line without its order number: what a known carrier's format matches, else the
 * column with the most digits. Empty if there is none.
 */
function trackingIn(rest: string): string {
  const columns = rest
    .split(/[\t;|]|,(?!\d)|\s{2,}/)
    .map((column) => column.replace(/^["'\s:,–-]+|["'\s:,–-]+$/g, '').replace(/\s+/g, ' '))
    .filter(Boolean);
  const pairs = columns.flatMap((carrier) => columns.map((number) => `${carrier} ${number}`));
  const known = [...columns, ...pairs].find((column) => trackedParcel(column).url);
  const withDigits = columns.filter((column) => /\d/.test(column));
  const longest = withDigits.toSorted((one, other) => digits(other) - digits(one))[0];
  return (known ?? longest ?? '').slice(0, 200);
}

const digits = (text: string) => text.replace(/\D/g, '').length;
