import { readSiteEnv } from '@/lib/builds/site-env.mjs';
import { readSnapshot } from '@/lib/content/store/snapshot';
import type { Preview } from '@/lib/site/preview/preview';

/** Settings of a preview from the environment (docs/preview.md). */
export type PreviewSettings = {
  /** Without a password the preview is open to all visitors. */
  password: string | undefined;
  /** Signs sessions and shared links. Without it the key is derived from the password. */
  secret: string | undefined;
  /** Public address of this preview, not of the public site. */
  address: string | undefined;
};

/** Minimum lengths in characters. A shared link allows offline guessing, which finds short passwords. */
const shortest = { password: 12, secret: 32 };

type Environment = Record<string, string | undefined>;

/** Throws an actionable message, also for an empty password, which would otherwise count as none. */
export function readPreviewSettings(env: Environment): PreviewSettings {
  const password = readLong(env, 'PREVIEW_PASSWORD', shortest.password, 'without one');
  const secret = readLong(env, 'PREVIEW_SECRET', shortest.secret, 'without it');
  return { password: password && plainPassword(password), secret, address: readAddress(env) };
}

/** Normalises a password: NFC, since keyboards differ, and trimmed, since phones append a space. */
export function plainPassword(written: string): string {
  return written.normalize('NFC').trim();
}

function readLong(env: Environment, name: string, least: number, purpose: string) {
  const written = env[name];
  if (written === undefined) return undefined;
  const length = [...plainPassword(written)].length;
  if (length >= least) return written;
  throw new Error(
    `${name} has ${length} characters: expected at least ${least}; for a preview ${purpose} leave it out.`,
  );
}

function readAddress({ PREVIEW_URL: written }: Environment): string | undefined {
  if (!written?.trim()) return undefined;
  const url = URL.canParse(written.trim()) ? new URL(written.trim()) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search)
    return url.origin;
  throw new Error(
    `PREVIEW_URL is “${written}”: expected where this preview is, without a path, such as https://preview.films.example.`,
  );
}

/**
 * The preview data of a build; `undefined` for a build of the public site.
 * @throws if `SITE_ENV` does not match the build: a preview shows drafts and must never be served by mistake
 */
export function checkPreviewMode(
  root: string,
  env: Record<string, string | undefined>,
): Preview | undefined {
  const preview = readSnapshot<Preview>(root, 'preview');
  const siteEnv = readSiteEnv(env);
  if (preview && siteEnv !== 'preview')
    throw new Error(
      'This build is a preview and shows drafts: serve it with SITE_ENV=preview, or build the public site: npm run build.',
    );
  if (!preview && siteEnv === 'preview')
    throw new Error(
      'This build is the public site’s and no preview: build one with SITE_ENV=preview npm run build.',
    );
  return preview;
}
