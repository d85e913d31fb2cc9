import 'plyr/dist/plyr.css';
import type { PlyrClass } from './plyr';

/** Loads Plyr on demand: its module needs `document`, so it cannot be imported on the server. */
export async function loadPlyr(): Promise<PlyrClass> {
  const module: unknown = await import('plyr');
  return (module as { default: PlyrClass }).default;
}
