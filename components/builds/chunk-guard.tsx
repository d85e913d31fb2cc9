import { guardKey, guardWindow, recoverChunks } from '@/lib/builds/chunks/recover-chunks';

const source = `(${recoverChunks})(${guardWindow},${JSON.stringify(guardKey)})`;

/** Watches over the page's scripts from before the first of them. */
export function ChunkGuard() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a function of ours, without anybody's words
  return <script dangerouslySetInnerHTML={{ __html: source }} />;
}
