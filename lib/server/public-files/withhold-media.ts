import { isWithheldMedia } from '@/lib/content/store/withheld-media';
import type { Routes } from '../routes/routes';

/** The public files without the media of unpublished films. */
export function withholdMedia(
  files: Routes['publicFiles'],
  withheld: () => ReadonlySet<string>,
): Routes['publicFiles'] {
  return { has: (path) => files.has(path) && !isWithheldMedia(path, withheld()) };
}
