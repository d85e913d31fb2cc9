import { keepPress } from '@/lib/player/session/keep-press';

const source = `(${keepPress})()`;

/** Before the film's button: a press that comes before the scripts is not lost. */
export function EarlyPress() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a function of ours, without anybody's words
  return <script dangerouslySetInnerHTML={{ __html: source }} />;
}
