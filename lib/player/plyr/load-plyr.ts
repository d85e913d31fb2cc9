import 'plyr/dist/plyr.css';
import type { PlyrClass } from './plyr';

/** Plyr needs a document where it is imported, so it is asked for only in the browser. */
export async function loadPlyr(): Promise<PlyrClass> {
  const module: unknown = await import('plyr');
  return (module as { default: PlyrClass }).default;
}
