import { guardAnswer } from '@/lib/server/headers/guard-answer';
import { createNotices, type Notices } from '@/lib/server/notices/notices';
import { guardPacks } from '@/lib/server/packs/guard-packs';
import type { Packs } from '@/lib/server/packs/open-packs';
import { type Pack, pack } from '@/lib/server/packs/pack';
import { answerOf } from '../answer-of';
import { mapOfRoutes } from '../routes/map-of-routes';

type Asked = Parameters<typeof answerOf>[1];
type Write = (
  notices: Notices,
  ...asked: Parameters<Notices['sendNotFound']>
) => Promise<unknown> | unknown;

const tokens = 'BOBINE_REQUESTED_PATH BOBINE_REFUSAL BOBINE_ERROR_ID';

/** The pages that speak of one request, over a small build; each says which it is, and has what is written into it. */
export function openNotices(left: (path: string) => boolean = () => false) {
  const made = new Map<string, Pack>();
  const read: string[] = [];
  const packs = ((file: string) => {
    read.push(file);
    const found =
      made.get(file) ?? pack(Buffer.from(`<h1>${file}</h1><p>${tokens}</p><script>a()</script>`));
    made.set(file, found);
    return found;
  }) as unknown as Packs;
  const routes = mapOfRoutes();
  for (const path of routes.built.keys()) if (left(path)) routes.built.delete(path);
  const notices = createNotices(routes, packs, guardPacks([]));
  const ask = (write: Write, path: string, asked: Asked = {}) =>
    answerOf(
      (request, response) => {
        guardAnswer(request, response, false);
        return write(notices, request, response);
      },
      { path, ...asked },
    );
  return { ask, notices, read };
}
