import type { Plyr } from './plyr';

/** Timeout for a provider's answer, in milliseconds. */
const providerPatience = 15_000;

const noAnswer = () => new DOMException('The provider does not answer', 'NetworkError');

/** Hosts of the scripts that Plyr loads for its providers. */
const providerHosts = /(?:^|\.)(?:youtube(?:-nocookie)?|vimeo)\.com$/;

/**
 * Resolves when Plyr is ready: in the next turn for files, after the frame's answer for embeds. Resolves
 * early when `signal` aborts. Rejects with a NetworkError after a timeout, or at once if a provider's script
 * fails to load; Plyr reports neither.
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
