import type { Verdict } from './verdict';

type Bits = Readonly<Record<number, boolean | undefined>>;
type Basis = { consents?: Bits; legitimateInterests?: Bits };

/** What `__tcfapi` tells a listener, as far as it is read. Whatever a platform says may be missing. */
export type TcData = {
  listenerId?: number;
  eventStatus?: string;
  cmpStatus?: string;
  gdprApplies?: boolean;
  purpose?: Basis;
  vendor?: Basis;
};

/** Nothing is stored on the device or read from it without this (TCF policies: purpose 1 needs consent). */
const storage = 1;
/**
 * Without these no advertisement is chosen, measured or bettered: Google serves neither personal nor other ones
 * (support.google.com/admanager/answer/9805023). Consent, or an interest that the visitor has not objected to.
 */
const serving = [2, 7, 9, 10];

/** What an answer of TCF 2.2 allows: advertisements of these vendors or none. */
export function judgeTcf(
  data: TcData | null | undefined,
  success: boolean,
  vendors: readonly number[],
): Verdict {
  if (!success || !data || data.cmpStatus === 'error') return 'refused';
  const { eventStatus, gdprApplies } = data;
  if (eventStatus === 'cmpuishown') return 'asking';
  if (eventStatus !== 'tcloaded' && eventStatus !== 'useractioncomplete') return 'waiting';
  if (gdprApplies === false) return 'given';
  if (gdprApplies !== true) return 'waiting';
  return isAgreed(data, vendors) ? 'given' : 'refused';
}

/** Whether the vendors may show advertisements: by consent, or where that is enough by an interest. */
export function isAgreed(
  { purpose, vendor }: Pick<TcData, 'purpose' | 'vendor'>,
  vendors: readonly number[],
): boolean {
  const has = (bits: Bits | undefined, number: number) => bits?.[number] === true;
  return (
    has(purpose?.consents, storage) &&
    vendors.every(
      (id) =>
        has(vendor?.consents, id) &&
        serving.every(
          (number) =>
            has(purpose?.consents, number) ||
            (has(purpose?.legitimateInterests, number) && has(vendor?.legitimateInterests, id)),
        ),
    )
  );
}
