import { plainPath } from '@/lib/i18n/locale-path';

/** Path of the preview page that shows both languages of a page side by side. */
export function comparePath(path: string): string {
  return `/preview/compare?path=${encodeURIComponent(plainPath(path))}`;
}
