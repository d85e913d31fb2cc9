import { noteSoldOut } from '@/lib/catalog/films/sold-out';
import type { Database } from '@/lib/shop/database/open-database';

/** How often the database is asked (ms): the desk, a command or another process of the site may have changed the stock. */
const every = 2_000;

/**
 * Keeps `soldOut` true while the process runs. Where the database is away what was known stays; the outbox, which asks
 * it too, says so.
 * @returns stops it
 */
export function followStock(open: () => Promise<Database>): () => void {
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  const look = async () => {
    await open()
      .then(listSoldOut)
      .then(noteSoldOut)
      .catch(() => undefined);
    if (!isOver) timer = setTimeout(look, every).unref();
  };
  void look();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

async function listSoldOut(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('stock').select('article').where('pieces', '=', 0).execute();
  return rows.map(({ article }) => article);
}
