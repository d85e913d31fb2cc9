import { z } from 'zod';
import { OrderCommandError } from '@/lib/shop/commands/order-command-error';
import { setStock } from '@/lib/shop/commands/set-stock';
import { defineAct } from './define-act';
import { articleField, piecesField } from './form-fields';

const back = () => '/desk/stock';
const article = z.object({ article: articleField });
/** `seen`: the stock the page showed; empty if it was not counted. */
const counted = article.extend({ pieces: piecesField, seen: piecesField.or(z.literal('')) });

export const stockActs = {
  'stock-set': defineAct('stock-set', {
    ...{ form: counted, back },
    run: ({ db, visitor, now }, { article, pieces, seen }) =>
      setStock(db, {
        ...{ article, pieces, actor: visitor.email, now },
        ...(seen !== '' && { seen }),
      }),
  }),
  'stock-add': defineAct('stock-add', {
    form: article.extend({ pieces: piecesField }),
    back,
    run: async ({ db, visitor, now }, { article, pieces }) => {
      const row = await db
        .selectFrom('stock')
        .select('pieces')
        .where('article', '=', article)
        .executeTakeFirst();
      if (!row) throw new OrderCommandError('add to the stock', 'stock-changed', article);
      const { pieces: seen } = row;
      await setStock(db, { article, pieces: seen + pieces, seen, actor: visitor.email, now });
    },
  }),
  'stock-uncount': defineAct('stock-uncount', {
    ...{ form: article, back },
    run: ({ db, visitor, now }, { article }) =>
      setStock(db, { article, pieces: undefined, actor: visitor.email, now }),
  }),
};
