import { Document, isScalar, visit } from 'yaml';
import { filmSchema } from '@/lib/content/schema/film';

/** From here on a string is text rather than a value, and stands in lines of its own. */
export const longText = 72;

/** The widest line of a file, in letters. */
export const lineWidth = 100;

/** A new film's file: keys in the schema's order, long text as folded blocks. */
export function writeFilmYaml(film: Record<string, unknown>): string {
  const keys = Object.keys(filmSchema.shape).filter((key) => film[key] !== undefined);
  const document = new Document(Object.fromEntries(keys.map((key) => [key, film[key]])));
  visit(document, {
    Scalar(_key, node) {
      if (isScalar<string>(node) && String(node.value).length > longText)
        node.type = 'BLOCK_FOLDED';
    },
  });
  return document.toString({ lineWidth });
}
