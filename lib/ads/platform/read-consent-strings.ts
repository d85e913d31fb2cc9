/** The consent strings that a platform on the page provides for ad servers. */
export type ConsentStrings = {
  gdprApplies?: boolean;
  /** Transparency & Consent string (TCF 2.2). */
  tcString?: string;
  /** Global Privacy Platform string (GPP 1.1), with the ids of its sections that apply. */
  gppString?: string;
  gppSections?: readonly number[];
};

type TcData = Pick<ConsentStrings, 'gdprApplies' | 'tcString'> & { listenerId?: number };
type GppPing = { gppString?: string; applicableSections?: readonly number[] };
type Call = (...args: unknown[]) => void;
/** The globals of consent platforms. */
export type Platform = { __tcfapi?: Call; __gpp?: Call };

/** In ms. A platform that is loaded answers at once. */
const answerTimeout = 500;

/**
 * Reads the consent strings of the platforms on the page, whether or not the site configured them. Never
 * rejects, and loads nothing.
 */
export async function readConsentStrings(
  { __tcfapi: tcf, __gpp: gpp } = window as Platform,
): Promise<ConsentStrings> {
  const answers = await Promise.all([tcf && ask(tcf, askTcf), gpp && ask(gpp, askGpp)]);
  return Object.assign({}, ...answers);
}

type Ask = (call: Call, answer: (strings: ConsentStrings) => void) => void;

const askTcf: Ask = (call, answer) =>
  call('addEventListener', 2, (data: TcData | null, success: boolean) => {
    answer(success && data ? { gdprApplies: data.gdprApplies, tcString: data.tcString } : {});
    if (data?.listenerId !== undefined) call('removeEventListener', 2, () => {}, data.listenerId);
  });

const askGpp: Ask = (call, answer) =>
  call('ping', (data: GppPing | null) =>
    answer({ gppString: data?.gppString, gppSections: data?.applicableSections }),
  );

function ask(call: Call, question: Ask): Promise<ConsentStrings> {
  return new Promise((resolve) => {
    setTimeout(resolve, answerTimeout, {});
    try {
      question(call, resolve);
    } catch {
      resolve({});
    }
  });
}
