import { isAgreed } from './judge-tcf';
import type { Verdict } from './verdict';

type Fields = Readonly<Record<string, unknown>>;

/** What `__gpp` tells a listener, as far as it is read. Whatever a platform says may be missing. */
export type GppEvent = {
  listenerId?: number;
  pingData?: {
    cmpStatus?: string;
    cmpDisplayStatus?: string;
    signalStatus?: string;
    applicableSections?: readonly number[];
    /** A section's fields, or its segments one after the other. */
    parsedSections?: Readonly<Record<string, Fields | readonly Fields[] | undefined>>;
  };
};

/** Numbers of the sections (IAB, Section Information): none applies; Europe's; the United States', federal and of states. */
const none = -1;
const europe = 2;
const firstOfStates = 7;
const lastOfStates = 27;
/** In each of the sections of the United States: 1 is an objection. */
const objections = ['SaleOptOut', 'SharingOptOut', 'TargetedAdvertisingOptOut'];

/** What an answer of GPP 1.1 allows: every section that applies has to. One that is not known does not. */
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

/** One that says nothing of what is asked has not been answered: its fields did not come, or are others. */
function isAnswered(section: Fields): boolean {
  return section.Gpc === true || objections.some((name) => name in section);
}

function isObjected(section: Fields): boolean {
  return section.Gpc === true || objections.some((name) => section[name] === 1);
}

/** Europe's section has purposes as a list from the first on, and vendors by their numbers. */
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
