import { plainPath } from '@/lib/i18n/locale-path';
import type { RecordName } from './record-kind';

/** Pages that show one field of the settings or all records of a folder, by their plain path. */
const whole: Readonly<Record<string, RegExp>> = {
  '/': /^(?:site|programme\/.*)$/,
  '/actualites': /^news\//,
  '/au-cinema': /^venues$/,
  '/collection': /^collections\//,
  '/mentions-legales': /^(?:site|pages\/mentions-legales)$/,
  '/shop': /^shop\//,
};

/** The records that a page is made of, its path in either language: what is missing there is missing in these. */
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
