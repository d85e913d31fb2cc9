import type { Library } from '@/lib/content/store/raw-library';
import { processSingleton } from '@/lib/primitives/singleton';

/** A page as a draft would make it. */
export type DraftPreview = {
  /** Path of the page without its language. */
  path: string;
  library: Library;
};

/** Reads the preview of a signed token; `undefined` if the token is invalid, or has ended. */
type ReadPreview = (token: string) => Promise<DraftPreview | undefined>;

/** The path on disk of a media file that the draft of a token shows; `undefined` if it may not. */
type FindMedia = (token: string, src: string) => Promise<string | undefined>;

type Readers = { read: ReadPreview; findMedia: FindMedia };

/** Shared by the process: the editor, which reads drafts, is in Next's bundle. */
const reader = () => processSingleton('draft previews', (): Partial<Readers> => ({}));

/** Sets how previews and their media are read. */
export function provideDraftPreviews(readers: Readers): void {
  Object.assign(reader(), readers);
}

export async function findDraftMedia(token: string, src: string): Promise<string | undefined> {
  return await reader().findMedia?.(token, src);
}

export async function readDraftPreview(token: string): Promise<DraftPreview | undefined> {
  return await reader().read?.(token);
}

/** Query parameter of a page's address with the token of a preview. */
const parameter = 'draft-preview';

/** The address of a page in its preview. @param path of the page in a language */
export function draftPreviewAddress(path: string, token: string): string {
  return `${path}?${parameter}=${token}`;
}

/** The token in the address of a request; `undefined` for others. */
export function readPreviewToken(url: string): string | undefined {
  // Before the address is parsed, since most have no query.
  if (!url.includes(`${parameter}=`)) return undefined;
  return new URL(url, 'http://localhost').searchParams.get(parameter) ?? undefined;
}

/** Path of unpublished media. It contains the token, so that relative addresses in playlists and sprites work. */
const mediaPath = '/desk/content/draft-media/';

/** The address of a media file (`/media/…`) that is not published, in the preview of a token. */
export function draftMediaAddress(src: string, token: string): string {
  return `${mediaPath}${token}${src}`;
}

/** Token and media file of a request for media of a preview; `undefined` for others. */
export function readDraftMedia(url: string): { token: string; src: string } | undefined {
  if (!url.startsWith(mediaPath)) return undefined;
  const [, token, src] = /^([\w.~-]+)(\/media\/[^?#]+)/.exec(url.slice(mediaPath.length)) ?? [];
  return token && src ? { token, src } : undefined;
}
