import { isWithheldMedia } from '@/lib/content/store/withheld-media';
import type { Routes } from '../routes/routes';

/** The public files without the media of films that are not out, for as long as they are not. */
export function withholdMedia(
  files: Routes['publicFiles'],
  withheld: () => ReadonlySet<string>,
): Routes['publicFiles'] {
  return { has: (path) => files.has(path) && !isWithheldMedia(path, withheld()) };
}
