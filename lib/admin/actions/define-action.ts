import { z } from 'zod';
import { parseAmount } from '@/lib/primitives/money/money';
import { OrderCommandError } from '@/lib/shop/commands/order-command';
import {
  type AdminContext,
  type ContextOf,
  hasAccess,
  type ShopContext,
} from '../entry/enter-admin';
import { type AreaOf, areaOf } from '../roles';
import { type ActionName, isRefusal, type Refusal } from './action-names';

export type Fields = Record<string, string>;
/** Runs an action. @returns the path to redirect to, with the result in its query */
export type AdminAction = (context: AdminContext, fields: Fields) => Promise<string>;

/** The actor, shop config and time of an action. */
export const by = ({ visitor, shopConfig, now }: ShopContext) => ({
  ...{ actor: visitor.email, shopConfig, now },
});

/** @throws if the person may not run the action, or the site has no shop for it; the route has checked both */
export function requireContext<Name extends ActionName>(
  context: AdminContext,
  name: Name,
): ContextOf<AreaOf<Name>> {
  if (hasAccess(context, areaOf(name))) return context;
  throw new Error(`${name} is not for ${context.visitor.role}`);
}

type ActionDefinition<Name extends ActionName, Form extends z.ZodType> = {
  form: Form;
  /** The path to return to. */
  back: (fields: Fields) => string;
  /** The path after a refusal; default: `back`. */
  again?: (fields: Fields) => string;
  /**
   * @returns a `Refusal` if the admin refuses the action; any other value counts as success
   * @throws OrderCommandError if the command is refused; nothing has changed
   */
  run: (context: ContextOf<AreaOf<Name>>, form: z.output<Form>) => Promise<unknown>;
};

export function defineAction<Name extends ActionName, Form extends z.ZodType>(
  name: Name,
  { form, back, again = back, run }: ActionDefinition<Name, Form>,
): AdminAction {
  return async (context, fields) => {
    const parsed = form.safeParse(fields);
    const refuse = (reason: Refusal) => withQuery(again(fields), { fault: reason });
    if (!parsed.success) return refuse('form');
    try {
      const reason = await run(requireContext(context, name), parsed.data);
      if (isRefusal(reason)) return refuse(reason);
    } catch (error) {
      if (!(error instanceof OrderCommandError)) throw error;
      return refuse(error.reason);
    }
    return withQuery(back(fields), { said: name });
  };
}

function withQuery(path: string, query: Record<string, string>): string {
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(query)}`;
}

/** A row id (UUID). */
export const idField = z.uuid();

/** A positive amount, converted to the smallest unit. */
export const amountField = z.string().trim().transform(parseAmount).pipe(z.int().positive());

/** A number of pieces, 0 or more. */
export const piecesField = z
  .string()
  .trim()
  .regex(/^\d{1,7}$/)
  .transform(Number);

export const articleField = z.string().min(1).max(200);

/** The path of an order's page; of the order list if the id is invalid. */
export function adminOrderPath(orderId: string | undefined): string {
  const id = idField.safeParse(orderId);
  return id.success ? `/desk/orders/${id.data}` : '/desk/orders';
}
