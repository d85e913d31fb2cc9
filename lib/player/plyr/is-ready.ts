import type { Plyr } from './plyr';

/** Milliseconds after which a provider that has not answered is taken to be unreachable. */
const providerPatience = 15_000;

const noAnswer = () => new DOMException('The provider does not answer', 'NetworkError');

/** The scripts by which Plyr reaches its providers; their hosts. */
const providerHosts = /(?:^|\.)(?:youtube(?:-nocookie)?|vimeo)\.com$/;

/**
 * Waits for Plyr: a file's player is ready in the next turn, a provider's when its frame has answered.
 * Ends early with `signal`; rejects when the provider cannot be reached, of which Plyr says nothing: at
 * once where its script fails.
 */
export function isReady(player: Plyr, signal: AbortSignal): Promise<void> {
  const waiting = new AbortController();
  return new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(noAnswer()), providerPatience);
    waiting.signal.addEventListener('abort', () => clearTimeout(timer));
    const failScript = ({ target }: Event) => {
      if (target instanceof HTMLScriptElement && isProvider(target.src)) reject(noAnswer());
    };
    window.addEventListener('error', failScript, { capture: true, signal: waiting.signal });
    player.once('ready', resolve);
    signal.addEventListener('abort', () => resolve(), { once: true });
  }).finally(() => waiting.abort());
}

function isProvider(src: string): boolean {
  return URL.canParse(src) && providerHosts.test(new URL(src).hostname);
}
