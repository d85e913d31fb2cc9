import { isAgreed } from './judge-tcf';
import type { Verdict } from './verdict';

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
 * Section ids (IAB, Section Information): none applies; Europe; first and last of the US sections (national
 * and states).
 */
const none = -1;
const europe = 2;
const firstOfStates = 7;
const lastOfStates = 27;
/** Fields of the US sections; 1 means opted out. */
const objections = ['SaleOptOut', 'SharingOptOut', 'TargetedAdvertisingOptOut'];

/** Evaluates a GPP 1.1 event: every applicable section must allow ads. Unknown sections do not. */
export function judgeGpp(
  event: GppEvent | null | undefined,
  success: boolean,
  vendors: readonly number[],
): Verdict {
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
    if (section === europe) return fields('tcfeu').some((tcf) => isAgreed(toTcf(tcf), vendors));
    if (section < firstOfStates || section > lastOfStates) return false;
    const states = fields('us').filter(isAnswered);
    return states.length > 0 && !states.some(isObjected);
  };
  return applicableSections.every(allows) ? 'given' : 'refused';
}

/** A US section without any of the known fields is missing or unknown, so it counts as unanswered. */
function isAnswered(section: Fields): boolean {
  return section.Gpc === true || objections.some((name) => name in section);
}

function isObjected(section: Fields): boolean {
  return section.Gpc === true || objections.some((name) => section[name] === 1);
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
