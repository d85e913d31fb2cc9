import type { Answer } from '@/lib/security/consent/choices';
import { type GppEvent, judgeGpp } from './judge-gpp';
import { judgeTcf, type TcData } from './judge-tcf';
import type { PlatformConfig } from './platform-config';
import type { Verdict } from './verdict';

/** Milliseconds for the script to come and the platform to say something. */
const patience = 5_000;
/** Milliseconds for the visitor to answer what it asks; then the film goes on without advertisements. */
const reading = 60_000;
/** Milliseconds between two looks for the platform: many fetch the rest of themselves by a script of theirs. */
const pause = 50;

type Call = (...given: unknown[]) => void;
/** The parts of a platform's window that are read. */
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
 * Fetches a platform and hears what it has been answered. `hear` is called once within a minute, with `refused` where
 * nothing else is known by then, and again each time that the answer changes. Whatever the platform does wrong is a no.
 * Returns how to stop listening.
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
    // Where its question is asked anew, what was answered before holds until the next answer.
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
        // Whoever has left before the platform said a number leaves its list with it.
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
      // It has nothing to say to us any more.
    }
  }
}

/** A platform stays on its page: the next film finds it there. One that has failed may be fetched again. */
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
