import { plainPath } from '@/lib/i18n/locale-path';
import type { RecordName } from './record-kind';

/** Pages based on settings or on all records of a folder, by plain path. */
const whole: Readonly<Record<string, RegExp>> = {
  '/': /^(?:site|programme\/.*)$/,
  '/actualites': /^news\//,
  '/au-cinema': /^venues$/,
  '/collection': /^collections\//,
  '/mentions-legales': /^(?:site|pages\/mentions-legales)$/,
  '/shop': /^shop\//,
};

/** Whether a page is based on a record. `path` may be in either language. */
export function isRecordOfPage(name: RecordName, path: string): boolean {
  const plain = plainPath(path);
  const [, folder = '', slug] = plain.split('/');
  if (whole[plain]) return whole[plain].test(name);
  const ofSlug: Record<string, string> = {
    movie: 'films',
    collection: 'collections',
    actualites: 'news',
    shop: 'shop',
  };
  return name === (slug === undefined ? `pages/${folder}` : `${ofSlug[folder]}/${slug}`);
}
