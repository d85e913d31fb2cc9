import { isTimeHash } from '@/lib/player/time-link';
import {
  type Issue,
  isThirdParty,
  type LoadKind,
  type Page,
  type PageCheck,
  type Site,
  siteAddress,
} from '../page/page';

/** Link targets must exist, and so must their fragments. */
export const checkLinks: PageCheck = (page, site) =>
  [...new Set(page.facts.links)].flatMap((link) => {
    if (!URL.canParse(link, site.origin))
      return [{ what: `it leads to “${link}”`, todo: 'write an address' }];
    const target = siteAddress(link, { address: page.address, origin: site.origin });
    return target ? checkTarget(link, target, site) : [];
  });

function checkTarget(
  link: string,
  { path, place }: NonNullable<ReturnType<typeof siteAddress>>,
  { answers, pages }: Site,
): Issue[] {
  // An address without a response has a query and is outside the crawled sample.
  const answer = answers.get(path);
  if (!answer) return [];
  if (answer.status >= 400)
    return [{ what: `it leads to ${link}: ${answer.status}`, todo: 'lead to what is there' }];
  const targetPage = pages.get(path);
  if (!place || !targetPage || targetPage.facts.ids.has(place)) return [];
  if (isTimeHash(place) && isFilm(targetPage)) return [];
  return [
    {
      what: `it leads to ${link}: the page has no id “${place}”`,
      todo: 'name a place that it has',
    },
  ];
}

/** Time fragments are valid on film pages only. */
function isFilm({ facts }: Page): boolean {
  return facts.share.get('og:type')?.[0]?.startsWith('video.') ?? false;
}

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

/**
 * All files that a page names (pictures, media, captions, styles, scripts, fonts and frames) must answer 200
 * with the expected content type.
 */
export const checkFiles: PageCheck = (page, { origin, answers }) => {
  const issues = new Map<string, Issue>();
  for (const { kind, address } of page.facts.loads) {
    const localAddress = siteAddress(address, { address: page.address, origin });
    const answer = localAddress && answers.get(localAddress.path);
    if (!answer) continue;
    const what = `its ${kind} ${localAddress.path}`;
    if (answer.status !== 200)
      issues.set(what, { what: `${what} answers ${answer.status}`, todo: 'put the file there' });
    else if (!types[kind].test(answer.type))
      issues.set(what, {
        what: `${what} answers as ${answer.type || 'nothing'}`,
        todo: 'have it answer with its own type',
      });
  }
  return [...issues.values()];
};

/** A page must not fetch anything from a third-party origin without a visitor's action. */
export const checkHosts: PageCheck = (page, { origin }) => {
  const thirdPartyLoads = page.facts.loads
    .filter(({ self, address }) => self && isThirdParty(address, { address: page.address, origin }))
    .map(({ address }) => address);
  return [...new Set(thirdPartyLoads)].map((address) => ({
    what: `it fetches ${address} by itself`,
    todo: 'host it on the site, or load it after a press',
  }));
};
