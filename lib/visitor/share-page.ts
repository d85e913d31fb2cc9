/** Outcome; `dismissed` if the visitor closed the share sheet, `by-hand` if nothing worked. */
export type ShareOutcome = 'shared' | 'dismissed' | 'copied' | 'by-hand';

/** Opens the device's share sheet, else copies the URL. */
export async function sharePage(page: { title: string; url: string }): Promise<ShareOutcome> {
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

/** Copies to the clipboard; resolves to false if it fails, as on a page without HTTPS. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
