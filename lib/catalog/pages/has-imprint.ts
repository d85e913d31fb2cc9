import { getLibrary } from '@/lib/content/store/library';

/** Whether the site has an imprint: in its settings, or as a page. */
export function hasImprint(): boolean {
  const { site, pages } = getLibrary();
  return site.imprint !== undefined || pages.has('mentions-legales');
}
