import { getLibrary } from '@/lib/content/store/library';

/** Whether the house says who answers for the site: in its settings, or on a page that it has written. */
export function hasImprint(): boolean {
  const { site, pages } = getLibrary();
  return site.imprint !== undefined || pages.has('mentions-legales');
}
