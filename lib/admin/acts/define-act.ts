import type { z } from 'zod';
import { OrderCommandError } from '@/lib/shop/commands/order-command-error';
import type { Desk } from '../entry/enter-desk';
import type { ActName } from './act-names';
import { isRefusal, type Refusal } from './refusals';

export type Fields = Record<string, string>;
/** Runs an action. @returns the path to redirect to, with the result in its query */
export type Act = (desk: Desk, fields: Fields) => Promise<string>;

type Defined<Form extends z.ZodType> = {
  form: Form;
  /** The path to return to. */
  back: (fields: Fields) => string;
  /** The path after a refusal; default: `back`. */
  again?: (fields: Fields) => string;
  /**
   * @returns a refusal reason that only the admin has, if any
   * @throws OrderCommandError if the command is refused; nothing has changed
   */
  run: (desk: Desk, form: z.output<Form>) => Promise<unknown>;
};

export function defineAct<Form extends z.ZodType>(
  name: ActName,
  { form, back, again = back, run }: Defined<Form>,
): Act {
  return async (desk, fields) => {
    const read = form.safeParse(fields);
    const refuse = (fault: Refusal) => withQuery(again(fields), { fault });
    if (!read.success) return refuse('form');
    try {
      const fault = await run(desk, read.data);
      if (isRefusal(fault)) return refuse(fault);
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
