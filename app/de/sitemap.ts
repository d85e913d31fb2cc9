import { listPages } from '@/lib/seo/sitemap';

/** `/de/sitemap.xml`: every German page with its alternates. */
export default function sitemap() {
  return listPages('de');
}
