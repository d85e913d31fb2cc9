import type { Answer } from '@/lib/security/consent/choices';
import type { PlatformConfig } from '../ad-config';
import {
  type ConsentSignal,
  evaluateGpp,
  evaluateTcf,
  type GppEvent,
  type TcData,
} from './evaluate-consent';
import type { Platform } from './read-consent-strings';

/** Timeout for the script to load and the platform to answer, in ms. */
const answerTimeout = 5_000;
/** Timeout for the visitor's answer, in ms; after it the film plays without ads. */
const dialogTimeout = 60_000;
/** Polling interval in ms: many platforms load their API with a second script. */
const pollInterval = 50;

type PlatformCallback = (data: (TcData & GppEvent) | null, success: boolean) => void;

const apis = {
  tcf: {
    evaluate: evaluateTcf,
    listen: ({ __tcfapi: call }: Platform, onAnswer: PlatformCallback) =>
      call?.('addEventListener', 2, onAnswer),
    unlisten: ({ __tcfapi: call }: Platform, id: number, callback: PlatformCallback) =>
      call?.('removeEventListener', 2, callback, id),
    isAvailable: ({ __tcfapi: call }: Platform) => typeof call === 'function',
  },
  gpp: {
    evaluate: evaluateGpp,
    listen: ({ __gpp: call }: Platform, onAnswer: PlatformCallback) =>
      call?.('addEventListener', onAnswer),
    unlisten: ({ __gpp: call }: Platform, id: number, callback: PlatformCallback) =>
      call?.('removeEventListener', callback, id),
    isAvailable: ({ __gpp: call }: Platform) => typeof call === 'function',
  },
};

/**
 * Loads a consent platform and listens to it. `onAnswer` is called with the answer, and again for each
 * change. No answer within 5 s (60 s while the platform's dialog is open) counts as `refused`. Platform
 * errors count as `refused`. Returns the function that stops listening.
 */
export function requestPlatformConsent(
  { api, script, vendors }: PlatformConfig,
  onAnswer: (answer: Answer) => void,
): () => void {
  const { evaluate, listen, unlisten, isAvailable } = apis[api];
  const platform = window as Platform;
  let reported: Answer | undefined;
  let listener: number | undefined;
  let isOver = false;
  let polling: ReturnType<typeof setTimeout> | undefined;
  let limit = setTimeout(() => report('refused'), answerTimeout);

  function report(answer: Answer) {
    clearTimeout(limit);
    clearTimeout(polling);
    if (isOver || answer === reported) return;
    reported = answer;
    onAnswer(answer);
  }

  function handleSignal(signal: ConsentSignal) {
    if (signal === 'given' || signal === 'refused') return report(signal);
    // When the question is reopened, the previous answer stays valid until the next one.
    if (signal !== 'asking' || reported) return;
    clearTimeout(limit);
    limit = setTimeout(() => report('refused'), dialogTimeout);
  }

  function waitForApi() {
    if (!isAvailable(platform)) {
      polling = setTimeout(waitForApi, pollInterval);
      return;
    }
    try {
      listen(platform, (data, success) => {
        const isNew = listener === undefined;
        listener ??= data?.listenerId;
        if (!isOver) handleSignal(evaluateSafely(data, success));
        // We stopped before the platform gave a listener id, so unsubscribe now.
        else if (isNew) stopListening();
      });
    } catch {
      report('refused');
    }
  }

  function evaluateSafely(data: (TcData & GppEvent) | null, success: boolean): ConsentSignal {
    try {
      return evaluate(data, success, vendors);
    } catch {
      return 'refused';
    }
  }

  if (!isAvailable(platform)) insertOnce(script, () => report('refused'));
  waitForApi();
  return () => {
    isOver = true;
    clearTimeout(limit);
    clearTimeout(polling);
    stopListening();
  };

  function stopListening() {
    if (listener === undefined) return;
    try {
      unlisten(platform, listener, () => {});
    } catch {
      // The platform is not needed any more, so its errors are ignored.
    }
  }
}

/**
 * A platform's script stays on the page and is reused by the next film. A failed script may be loaded again.
 */
function insertOnce(src: string, fail: () => void): void {
  const existing = [...document.scripts].find((script) => script.src === src);
  const script = existing ?? document.createElement('script');
  script.addEventListener('error', () => {
    script.remove();
    fail();
  });
  if (existing) return;
  script.src = src;
  script.async = true;
  document.head.append(script);
}
