import { Document, isScalar, visit } from 'yaml';
import { filmSchema } from '@/lib/content/schema/film';

/** From this length on, a string is written as a text block. */
export const longText = 72;

/** Maximum line width in characters. */
export const lineWidth = 100;

/** Formats a new film's file: keys in the order of the schema, long texts as folded blocks. */
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
