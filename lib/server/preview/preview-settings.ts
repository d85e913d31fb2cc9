/** What a preview is told by the environment (docs/preview.md). */
export type PreviewSettings = {
  /** Without it whoever has the address sees all. */
  password: string | undefined;
  /** Signs sessions and shared links; without it they are signed by what follows from the password. */
  secret: string | undefined;
  /** Where this preview is, not the public site. */
  address: string | undefined;
};

/** Characters. A shared link lets whoever has it try passwords at home: a short one would be found. */
const shortest = { password: 12, secret: 32 };

type Environment = Record<string, string | undefined>;

/** Throws a sentence a person can act on: also where a password is set and empty, which would be taken for none. */
export function readPreviewSettings(env: Environment): PreviewSettings {
  const password = readLong(env, 'PREVIEW_PASSWORD', shortest.password, 'without one');
  const secret = readLong(env, 'PREVIEW_SECRET', shortest.secret, 'without it');
  return { password: password && plainPassword(password), secret, address: readAddress(env) };
}

/** As two keyboards write the same word, and without the blank that a phone puts after it. */
export function plainPassword(written: string): string {
  return written.normalize('NFC').trim();
}

function readLong(env: Environment, name: string, least: number, otherwise: string) {
  const written = env[name];
  if (written === undefined) return undefined;
  const length = [...plainPassword(written)].length;
  if (length >= least) return written;
  throw new Error(
    `${name} has ${length} characters: expected at least ${least}; for a preview ${otherwise} leave it out.`,
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
