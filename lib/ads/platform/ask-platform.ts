import type { Answer } from '@/lib/security/consent/choices';
import { type GppEvent, judgeGpp } from './judge-gpp';
import { judgeTcf, type TcData } from './judge-tcf';
import type { PlatformConfig } from './platform-config';
import type { Verdict } from './verdict';

/** Timeout for the script to load and the platform to answer, in ms. */
const patience = 5_000;
/** Timeout for the visitor's answer, in ms; after it the film plays without ads. */
const reading = 60_000;
/** Polling interval in ms: many platforms load their API with a second script. */
const pause = 50;

type Call = (...given: unknown[]) => void;
/** The platform's globals. */
type Platform = { __tcfapi?: Call; __gpp?: Call };
type Hear = (data: (TcData & GppEvent) | null, success: boolean) => void;

const apis = {
  tcf: {
    judge: judgeTcf,
    listen: ({ __tcfapi: call }: Platform, hear: Hear) => call?.('addEventListener', 2, hear),
    leave: ({ __tcfapi: call }: Platform, id: number, done: Hear) =>
      call?.('removeEventListener', 2, done, id),
    isThere: ({ __tcfapi: call }: Platform) => typeof call === 'function',
  },
  gpp: {
    judge: judgeGpp,
    listen: ({ __gpp: call }: Platform, hear: Hear) => call?.('addEventListener', hear),
    leave: ({ __gpp: call }: Platform, id: number, done: Hear) =>
      call?.('removeEventListener', done, id),
    isThere: ({ __gpp: call }: Platform) => typeof call === 'function',
  },
};

/**
 * Loads a consent platform and listens to it. `hear` is called with `refused` if there is no other answer
 * after 5 s (60 s while the platform's dialog is open), and again for each change of the answer. Platform
 * errors count as `refused`. Returns the function that stops listening.
 */
export function askPlatform(
  { api, script, vendors }: PlatformConfig,
  hear: (answer: Answer) => void,
): () => void {
  const { judge, listen, leave, isThere } = apis[api];
  const platform = window as Platform;
  let told: Answer | undefined;
  let listener: number | undefined;
  let isOver = false;
  let looking: ReturnType<typeof setTimeout> | undefined;
  let limit = setTimeout(() => tell('refused'), patience);

  function tell(answer: Answer) {
    clearTimeout(limit);
    clearTimeout(looking);
    if (isOver || answer === told) return;
    told = answer;
    hear(answer);
  }

  function take(verdict: Verdict) {
    if (verdict === 'given' || verdict === 'refused') return tell(verdict);
    // When the question is reopened, the previous answer stays valid until the next one.
    if (verdict !== 'asking' || told) return;
    clearTimeout(limit);
    limit = setTimeout(() => tell('refused'), reading);
  }

  function look() {
    if (!isThere(platform)) {
      looking = setTimeout(look, pause);
      return;
    }
    try {
      listen(platform, (data, success) => {
        const isNew = listener === undefined;
        listener ??= data?.listenerId;
        if (!isOver) take(judged(data, success));
        // Stopped before the platform gave a listener id: unsubscribe now.
        else if (isNew) quit();
      });
    } catch {
      tell('refused');
    }
  }

  function judged(data: (TcData & GppEvent) | null, success: boolean): Verdict {
    try {
      return judge(data, success, vendors);
    } catch {
      return 'refused';
    }
  }

  if (!isThere(platform)) insertOnce(script, () => tell('refused'));
  look();
  return () => {
    isOver = true;
    clearTimeout(limit);
    clearTimeout(looking);
    quit();
  };

  function quit() {
    if (listener === undefined) return;
    try {
      leave(platform, listener, () => {});
    } catch {
      // Ignore errors after the end.
    }
  }
}

/**
 * A platform's script stays on the page and is reused by the next film. A failed script may be loaded again.
 */
function insertOnce(src: string, fail: () => void): void {
  const there = [...document.scripts].find((script) => script.src === src);
  const script = there ?? document.createElement('script');
  script.addEventListener('error', () => {
    script.remove();
    fail();
  });
  if (there) return;
  script.src = src;
  script.async = true;
  document.head.append(script);
}
