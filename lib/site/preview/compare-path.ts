import { plainPath } from '@/lib/i18n/locale-path';

/** The plain path at which both languages of a page stand beside each other. */
export function comparePath(path: string): string {
  return `/preview/compare?path=${encodeURIComponent(plainPath(path))}`;
}
