import { guardKey, guardWindow, recoverChunks } from '@/lib/navigation/chunks/recover-chunks';
import { showUnscripted } from '@/lib/navigation/chunks/show-unscripted';
import { chunkFailure, chunkFolder } from '@/lib/next-internals/scripts.mjs';

const next = { folder: chunkFolder, failure: chunkFailure };
const guardArguments = [guardWindow, guardKey, next].map((one) => JSON.stringify(one));
const source = `(${recoverChunks})(${guardArguments});(${showUnscripted})(${JSON.stringify(chunkFolder)})`;

/** Inline script for chunks that fail to load; it must run before the page's other scripts. */
export function ChunkGuard() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function, without user input
  return <script dangerouslySetInnerHTML={{ __html: source }} />;
}
