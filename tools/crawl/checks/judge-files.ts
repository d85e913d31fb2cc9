import { ownAddress } from '../page/own-address';
import type { Fault, LoadKind, PageCheck } from '../page/page';

/** Expected content type of each kind of file. */
const types: Record<LoadKind, RegExp> = {
  picture: /^image\//,
  media: /^(?:video|audio)\/|^application\/(?:vnd\.apple\.mpegurl|x-mpegurl|dash\+xml)/i,
  captions: /^text\/vtt\b/,
  style: /^text\/css\b/,
  script: /^(?:text|application)\/javascript\b/,
  font: /^font\//,
  frame: /^text\/html\b/,
};

/** Pictures, videos, captions, styles and scripts must answer 200 with the expected content type. */
export const judgeFiles: PageCheck = (page, { origin, answers }) => {
  const faults = new Map<string, Fault>();
  for (const { kind, address } of page.facts.loads) {
    const own = ownAddress(address, { address: page.address, origin });
    const answer = own && answers.get(own.path);
    if (!answer) continue;
    const what = `its ${kind} ${own.path}`;
    if (answer.status !== 200)
      faults.set(what, { what: `${what} answers ${answer.status}`, todo: 'put the file there' });
    else if (!types[kind].test(answer.type))
      faults.set(what, {
        what: `${what} answers as ${answer.type || 'nothing'}`,
        todo: 'have it answer with its own type',
      });
  }
  return [...faults.values()];
};
