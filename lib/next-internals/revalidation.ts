import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';

/** Headers that make Next render a prerendered page again, like `res.revalidate()`. @param secret of the build */
export const revalidationHeaders = (secret: string) => ({ 'x-prerender-revalidate': secret });

/** Next gives this tag to all pages and files that it renders, in the build and later. */
const everything = '_N_T_/layout';

/**
 * Expires all that Next has rendered before, in memory and in the build's folder, like `revalidatePath('/', 'layout')`,
 * which needs a request. Next renders a page again when it is asked for it.
 */
export function expireRenderings(): void {
  tagsManifest.set(everything, { expired: Date.now() });
}

/**
 * Headers that make Next render a page for this request alone, without reading or writing its cache (draft mode).
 * @param secret of the build
 */
export const uncachedRenderHeaders = (secret: string) => ({
  cookie: `__prerender_bypass=${secret}`,
});
