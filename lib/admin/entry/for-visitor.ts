import { notThere } from './answers';
import { type Asker, type Desk, enterDesk } from './enter-desk';
import { isOwnForm } from './is-own-form';

type Context<Path> = { params: Promise<Path> };
type Answer<Path> = (desk: Desk, request: Request, path: Path) => Promise<Response>;

/**
 * Wraps a route handler for signed-in staff: 404 without a session, and for non-GET requests from
 * other sites.
 */
export function forVisitor<Path>(answer: Answer<Path>) {
  return async (request: Request, { params }: Context<Path>): Promise<Response> => {
    if (request.method !== 'GET' && !isOwnForm(request.headers)) return notThere();
    const desk = await deskOf(request);
    return desk ? await answer(desk, request, await params) : notThere();
  };
}

/** The host and cookies of a request. */
function askerOf({ headers }: Request): Asker {
  const pairs = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  const cookie = (name: string) =>
    pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
  return { host: headers.get('host'), cookie };
}

/** Checks the session of a route handler's request. */
function deskOf(request: Request): Promise<Desk | undefined> {
  return enterDesk(askerOf(request));
}
