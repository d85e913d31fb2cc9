import { noteSoldOut } from '@/lib/catalog/films/sold-out';
import type { Database } from '@/lib/shop/database/open-database';

/** Polling interval (ms): the admin, a command or another process may have changed the stock. */
const every = 2_000;

/**
 * Keeps `soldOut` up to date while the process runs. If the database is unavailable the last state is
 * kept; the outbox, which polls it too, logs the error.
 * @returns a function that stops it
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
