import { keepPress } from '@/lib/player/session/keep-press';

const source = `(${keepPress})()`;

/**
 * A press on a film's button that comes before the scripts is not lost. It stands in the head, as React draws no
 * script in the browser, where players come and go.
 */
export function EarlyPress() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a function of ours, without anybody's words
  return <script dangerouslySetInnerHTML={{ __html: source }} />;
}
