import { readSiteEnv } from '@/lib/builds/site-env.mjs';
import { readSnapshot } from '@/lib/content/store/snapshot';
import type { Preview } from '@/lib/site/preview/preview';

/**
 * The preview data of a build; `undefined` for a build of the public site.
 * @throws if `SITE_ENV` does not match the build: a preview shows drafts and must never be served by mistake
 */
export function agreeOnPreview(
  root: string,
  env: Record<string, string | undefined>,
): Preview | undefined {
  const preview = readSnapshot<Preview>(root, 'preview');
  const asked = readSiteEnv(env);
  if (preview && asked !== 'preview')
    throw new Error(
      'This build is a preview and shows drafts: serve it with SITE_ENV=preview, or build the public site: npm run build.',
    );
  if (!preview && asked === 'preview')
    throw new Error(
      'This build is the public site’s and no preview: build one with SITE_ENV=preview npm run build.',
    );
  return preview;
}
