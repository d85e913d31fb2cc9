import { queuePress } from '@/lib/player/session/queued-press';

const source = `(${queuePress})()`;

/**
 * Inline script that stores a click made before hydration (`queuePress`). Rendered in the head, because React
 * does not run scripts that it renders in the browser, where players mount and unmount.
 */
export function QueuedPress() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function, without user input
  return <script dangerouslySetInnerHTML={{ __html: source }} />;
}
