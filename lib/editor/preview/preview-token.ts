import { hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseJson } from '@/lib/primitives/json';
import { readSigned, sign } from '@/lib/server/preview-login/signed-tokens';
import { contentPlace } from '../content-place';

/** The content of a share link: a draft, and the moment at which the link expires (ms since 1970). */
export type SharedDraft = { draft: string; until: number };

/** File with the secret of all links, in the data folder, which survives builds. Deleting it ends all links. */
const keyFile = 'preview-key';

export function createPreviewToken({ draft, until }: SharedDraft): string {
  return sign(JSON.stringify([draft, until]), readKey());
}

/** The draft of a token; `undefined` if the signature is invalid, or the link has ended. */
export function readPreviewToken(token: string, now: Date): SharedDraft | undefined {
  const signed = readSigned(token, readKey());
  if (signed === undefined) return undefined;
  const [draft, until] = (parseJson(signed) ?? []) as [string, number];
  return until > +now ? { draft, until } : undefined;
}

function readKey(): Buffer {
  const { dataFolder } = contentPlace();
  const path = join(dataFolder, keyFile);
  if (!existsSync(path)) writeKey(dataFolder, path);
  return Buffer.from(hkdfSync('sha256', readFileSync(path), '', 'draft preview', 32));
}

/** Written whole or not at all. If another process has written one meanwhile, that one counts. */
function writeKey(dataFolder: string, path: string): void {
  mkdirSync(dataFolder, { recursive: true });
  const part = `${path}.${process.pid}.part`;
  writeFileSync(part, randomBytes(32), { mode: 0o600 });
  try {
    linkSync(part, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(part);
  }
}
