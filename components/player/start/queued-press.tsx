import { queuePress } from '@/lib/player/session/queued-press';

const source = `(${queuePress})()`;

/**
 * Inline script that stores a click made before hydration (`queuePress`). It is in the document's head and not in
 * the player: React does not run scripts that it creates in the browser, where players are mounted.
 */
export function QueuedPress() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function, without user input
  return <script dangerouslySetInnerHTML={{ __html: source }} />;
}
