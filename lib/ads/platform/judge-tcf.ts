import type { Verdict } from './verdict';

type Bits = Readonly<Record<number, boolean | undefined>>;
type Basis = { consents?: Bits; legitimateInterests?: Bits };

/** The used part of a `__tcfapi` event. Any field may be missing. */
export type TcData = {
  listenerId?: number;
  eventStatus?: string;
  cmpStatus?: string;
  gdprApplies?: boolean;
  purpose?: Basis;
  vendor?: Basis;
};

/** Purpose 1, storage on the device; it requires consent (TCF policies). */
const storage = 1;
/**
 * Purposes needed to select, measure and improve ads: without them Google serves neither personalised nor
 * other ads (support.google.com/admanager/answer/9805023). Consent or legitimate interest.
 */
const serving = [2, 7, 9, 10];

/** Evaluates a TCF 2.2 event: whether all the vendors may show ads. */
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

/** Whether all vendors may show ads, by consent or, where sufficient, by legitimate interest. */
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
