import type { Html } from '@/lib/preview/html';

/**
 * A page with our bar at its end, in an element of its own name: React, which wakes the page up, leaves alone what it
 * does not know. So the page itself is built as in production, to the byte.
 */
export function insertBar(page: string, bar: Html): string {
  const end = page.lastIndexOf('</body>');
  return end < 0 ? page : page.slice(0, end) + bar.text + page.slice(end);
}
