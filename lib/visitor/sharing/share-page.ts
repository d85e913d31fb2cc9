import { copyText } from './copy-text';

/** What became of it; `dismissed` where the visitor closed the device's own sheet. */
export type Shared = 'shared' | 'dismissed' | 'copied' | 'by-hand';

/** Hands an address to the device's own sheet where it has one, else copies it. */
export async function sharePage(page: { title: string; url: string }): Promise<Shared> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(page);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
      // A sheet that will not open leaves the clipboard.
    }
  }
  return (await copyText(page.url)) ? 'copied' : 'by-hand';
}
