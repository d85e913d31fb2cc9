import { listPages } from '@/lib/seo/sitemap';

/** `/sitemap.xml`: every French page with its alternates. */
export default function sitemap() {
  return listPages('fr');
}
