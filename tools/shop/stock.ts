import { getLibrary } from '@/lib/content/store/library';
import { nearestWord } from '@/lib/primitives/text/nearest-word';
import { setStock } from '@/lib/shop/articles/stock';
import { type Command, parseArguments, UsageError } from './command';

export const stock: Command = {
  args: '[ARTICLE [PIECES | none]]',
  description: 'what is left; sets the pieces of an article, or (none) has it counted no more',
  async run(words, { open, print, now }) {
    const [article, count] = parseArguments(words, { least: 0, most: 2 }).positionals;
    const pieces = readPieces(count);
    if (article !== undefined) check(article);
    // Stock may be set before the shop has a database.
    const db = await open({ mayCreate: count !== undefined });
    if (article !== undefined && count !== undefined)
      await setStock(db, { article, pieces, actor: 'site', now });
    const rows = await db.selectFrom('stock').selectAll().orderBy('article').execute();
    const piecesByArticle = new Map(rows.map((row) => [row.article, row.pieces]));
    const slugs = article === undefined ? [...getLibrary().articles.keys()].sort() : [article];
    for (const slug of slugs) print(`${slug}: ${piecesByArticle.get(slug) ?? 'not counted'}`);
    return undefined;
  },
};

function readPieces(count: string | undefined): number | undefined {
  if (count === undefined || count === 'none') return undefined;
  if (!/^\d{1,6}$/.test(count)) throw new UsageError(`“${count}” is no number of pieces.`);
  return Number(count);
}

function check(article: string): void {
  const known = [...getLibrary().articles.keys()];
  if (known.includes(article)) return;
  const near = nearestWord(article, known);
  throw new Error(`There is no article ${article}.${near ? ` Is ${near} meant?` : ''}`);
}
