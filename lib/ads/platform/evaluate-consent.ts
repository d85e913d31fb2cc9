/** Result of a platform event: `asking` while the platform's dialog is open. */
export type ConsentSignal = 'given' | 'refused' | 'asking' | 'waiting';

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
 * other ads (support.google.com/admanager/answer/9805023). Each needs consent or legitimate
 * interest.
 */
const serving = [2, 7, 9, 10];

/** Evaluates a TCF 2.2 event: whether all the vendors may show ads. */
export function evaluateTcf(
  data: TcData | null | undefined,
  success: boolean,
  vendors: readonly number[],
): ConsentSignal {
  if (!success || !data || data.cmpStatus === 'error') return 'refused';
  const { eventStatus, gdprApplies } = data;
  if (eventStatus === 'cmpuishown') return 'asking';
  if (eventStatus !== 'tcloaded' && eventStatus !== 'useractioncomplete') return 'waiting';
  if (gdprApplies === false) return 'given';
  if (gdprApplies !== true) return 'waiting';
  return hasVendorConsent(data, vendors) ? 'given' : 'refused';
}

/** Whether all vendors may show ads, by consent or, where sufficient, by legitimate interest. */
function hasVendorConsent(
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

type Fields = Readonly<Record<string, unknown>>;

/** The used part of a `__gpp` event. Any field may be missing. */
export type GppEvent = {
  listenerId?: number;
  pingData?: {
    cmpStatus?: string;
    cmpDisplayStatus?: string;
    signalStatus?: string;
    applicableSections?: readonly number[];
    /** A section's fields, or a list of its segments. */
    parsedSections?: Readonly<Record<string, Fields | readonly Fields[] | undefined>>;
  };
};

/**
 * Section ids (IAB, Section Information): no section applies, Europe, and the first and last of the US sections
 * (national and states).
 */
const none = -1;
const europeSection = 2;
const firstUsSection = 7;
const lastUsSection = 27;
/** Fields of the US sections; 1 means opted out. */
const optOutFields = ['SaleOptOut', 'SharingOptOut', 'TargetedAdvertisingOptOut'];

/** Evaluates a GPP 1.1 event: every applicable section must allow ads. Unknown sections do not. */
export function evaluateGpp(
  event: GppEvent | null | undefined,
  success: boolean,
  vendors: readonly number[],
): ConsentSignal {
  const ping = event?.pingData;
  if (!success || !ping || ping.cmpStatus === 'error') return 'refused';
  if (ping.signalStatus !== 'ready')
    return ping.cmpDisplayStatus === 'visible' ? 'asking' : 'waiting';
  const { applicableSections = [], parsedSections = {} } = ping;
  if (applicableSections.length === 0) return 'refused';
  const fields = (prefix: string) =>
    Object.entries(parsedSections)
      .filter(([name]) => name.startsWith(prefix))
      .map(([, section]): Fields => Object.assign({}, ...[section ?? {}].flat()));
  const allows = (section: number) => {
    if (section === none) return true;
    if (section === europeSection)
      return fields('tcfeu').some((tcf) => hasVendorConsent(toTcf(tcf), vendors));
    if (section < firstUsSection || section > lastUsSection) return false;
    const states = fields('us').filter(isAnswered);
    return states.length > 0 && !states.some(isOptedOut);
  };
  return applicableSections.every(allows) ? 'given' : 'refused';
}

/** A US section without any of the known fields is missing or unknown, so it counts as unanswered. */
function isAnswered(section: Fields): boolean {
  return section.Gpc === true || optOutFields.some((name) => name in section);
}

function isOptedOut(section: Fields): boolean {
  return section.Gpc === true || optOutFields.some((name) => section[name] === 1);
}

/**
 * Converts the European section: its purposes are a list starting at purpose 1, its vendors a list of ids.
 */
function toTcf(section: Fields) {
  const list = (name: string): unknown[] =>
    Array.isArray(section[name]) ? (section[name] as unknown[]) : [];
  const purposes = (name: string) =>
    Object.fromEntries(list(name).map((bit, at) => [at + 1, bit === true || bit === 1]));
  const vendors = (name: string) => Object.fromEntries(list(name).map((id) => [id, true]));
  return {
    purpose: {
      consents: purposes('PurposeConsents'),
      legitimateInterests: purposes('PurposeLegitimateInterests'),
    },
    vendor: {
      consents: vendors('VendorConsents'),
      legitimateInterests: vendors('VendorLegitimateInterests'),
    },
  };
}
