import { kindOf, type RecordName } from './record-kind';

/** Plain path of a record's page; undefined if it has none. */
export function pageOfRecord(name: RecordName): string | undefined {
  const slug = name.slice(name.indexOf('/') + 1);
  switch (kindOf(name)) {
    case 'films':
      return `/movie/${slug}`;
    case 'collections':
      return `/collection/${slug}`;
    case 'news':
      return `/actualites/${slug}`;
    case 'pages':
      return `/${slug}`;
    case 'shop':
      return `/shop/${slug}`;
    case 'programme':
      return '/';
    case 'venues':
      return '/au-cinema';
    default:
      return undefined;
  }
}
