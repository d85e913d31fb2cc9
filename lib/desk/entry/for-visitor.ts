import { notThere } from './answers';
import type { Desk } from './enter-desk';
import { isOwnForm } from './is-own-form';
import { deskOf } from './read-request';

type Context<Path> = { params: Promise<Path> };
type Answer<Path> = (desk: Desk, request: Request, path: Path) => Promise<Response>;

/** A route handler for those who are signed in: to strangers there is none, and nothing is done from other sites' pages. */
export function forVisitor<Path>(answer: Answer<Path>) {
  return async (request: Request, { params }: Context<Path>): Promise<Response> => {
    if (request.method !== 'GET' && !isOwnForm(request.headers)) return notThere();
    const desk = await deskOf(request);
    return desk ? await answer(desk, request, await params) : notThere();
  };
}
