import type { Plyr } from './plyr';

/** Milliseconds after which a provider that has not answered is taken to be unreachable. */
const providerPatience = 15_000;

const noAnswer = () => new DOMException('The provider does not answer', 'NetworkError');

/**
 * Waits for Plyr: a file's player is ready in the next turn, a provider's when its frame has answered.
 * Ends early with `signal`; rejects when the provider cannot be reached, of which Plyr says nothing.
 */
export function isReady(player: Plyr, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(noAnswer()), providerPatience);
    function settle() {
      clearTimeout(timer);
      resolve();
    }
    player.once('ready', settle);
    signal.addEventListener('abort', settle, { once: true });
  });
}
