import { z } from 'zod';
import { settleDeclaration } from '@/lib/shop/withdrawal/settle-declaration';
import { defineAct } from './define-act';
import { idField } from './form-fields';

export const declarationActs = {
  'declaration-settle': defineAct('declaration-settle', {
    form: z.object({ declarationId: idField }),
    back: () => '/desk/declarations',
    run: ({ db, visitor, now }, { declarationId }) =>
      settleDeclaration(db, { declarationId, actor: visitor.email, now }),
  }),
};
