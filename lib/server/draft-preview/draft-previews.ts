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

/** Shared by the process: the editor, which reads drafts, is in Next's bundle. */
const reader = () => processSingleton('draft previews', (): { read?: ReadPreview } => ({}));

/** Sets how previews are read. */
export function provideDraftPreviews(read: ReadPreview): void {
  reader().read = read;
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
