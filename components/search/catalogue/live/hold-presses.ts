import { saysNoConnection } from '@/lib/navigation/connection/no-connection';

/** For so long a press waits for the scripts (ms); then it does what it does without them. */
const patience = 2000;

type Scripts = {
  /** Has them come. */
  ask: () => void;
  /** Resolves once they have taken over. */
  taken: Promise<void>;
};

/**
 * Keeps plain presses on links of a part that its scripts are about to take over, and presses anew once they
 * have: a page is not left for one that they would have shown at once. Nor is it left for none: without a connection
 * a press does nothing but say so. What a form's fields are given stays in them anyway. Returns the way to stop.
 */
export function holdPresses(region: HTMLElement, { ask, taken }: Scripts): () => void {
  const withdrawal = new AbortController();
  const press = (event: MouseEvent) => {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    const pressed = (target as Element).closest('a[href]');
    if (!pressed || !region.contains(pressed)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    ask();
    const tooLong = new Promise<boolean>((resolve) =>
      setTimeout(async () => resolve(await saysNoConnection()), navigator.onLine ? patience : 0),
    );
    void Promise.race([taken, tooLong]).then((stays) => {
      if (stays) return;
      withdrawal.abort();
      // A link in a drawing has no `click`.
      const again = { bubbles: true, cancelable: true };
      if (pressed.isConnected) pressed.dispatchEvent(new MouseEvent('click', again));
    });
  };
  addEventListener('click', press, { capture: true, signal: withdrawal.signal });
  void taken.then(() => withdrawal.abort());
  return () => withdrawal.abort();
}
