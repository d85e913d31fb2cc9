import { copyText } from './copy-text';

/** Outcome; `dismissed` if the visitor closed the share sheet, `by-hand` if nothing worked. */
export type Shared = 'shared' | 'dismissed' | 'copied' | 'by-hand';

/** Opens the device's share sheet, else copies the URL. */
export async function sharePage(page: { title: string; url: string }): Promise<Shared> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(page);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
      // If the share sheet fails, use the clipboard.
    }
  }
  return (await copyText(page.url)) ? 'copied' : 'by-hand';
}
