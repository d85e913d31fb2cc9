import { Document, isScalar, visit } from 'yaml';
import { filmSchema, type RawFilm } from '@/lib/content/schema/film';

/** From here on a string is text rather than a value, and stands in lines of its own. */
const longText = 72;

/** The film's file: keys in the schema's order, nothing empty, long text as folded blocks. */
export function writeFilmYaml(film: RawFilm): string {
  const keys = Object.keys(filmSchema.shape) as (keyof RawFilm)[];
  const entries = keys.map((key) => [key, film[key]] as const);
  const document = new Document(Object.fromEntries(entries.filter(([, value]) => !isEmpty(value))));
  visit(document, {
    Scalar(_key, node) {
      if (isScalar<string>(node) && String(node.value).length > longText)
        node.type = 'BLOCK_FOLDED';
    },
  });
  return document.toString({ lineWidth: 100 });
}

function isEmpty(value: RawFilm[keyof RawFilm]): boolean {
  if (typeof value !== 'object') return value === undefined;
  return Object.values(value).every((part) => part === undefined);
}
