import { type Asker, type Desk, enterDesk } from './enter-desk';

/** Who asks a route handler. */
function askerOf({ headers }: Request): Asker {
  const pairs = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  const cookie = (name: string) =>
    pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
  return { host: headers.get('host'), cookie };
}

/** The door of the desk for a route handler. */
export function deskOf(request: Request): Promise<Desk | undefined> {
  return enterDesk(askerOf(request));
}
