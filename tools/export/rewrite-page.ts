import { localePath, pathLocale, plainPath } from '@/lib/i18n/locale-path';
import { unaddressed } from '@/lib/i18n/unaddressed';
import { isLivePath } from '@/lib/server/live/live-path';
import { absoluteUrl } from '@/lib/site/absolute-url';
import { siteUrl } from '@/lib/site/site-url';
import { escapeHtml } from '@/lib/text/escape-html';
import { readAttribute } from './list-links';
import { mirrorAddress, nearestQuery } from './mirror-path';

/** What a mirror has instead of a server. */
export const startFile = '/_mirror/start.js';

type Page = {
  html: string;
  /** The policy that the page came with. */
  policy: string;
  /** Whether the mirror has a page for a query of the catalogue. */
  isThere: (address: string) => boolean;
  /** What a visitor without script is told first, as HTML. */
  notice?: string | undefined;
};

const scriptOrLink = /<script\b[^>]*>[\s\S]*?<\/script>|(\s(?:href|action)=")([^"]*)"/gi;
/** The catalogue with a query. */
const queried = /^(?:\/[a-z]{2})?\/catalogue\?/;
const choice = /^\/_i18n\/choose\?(.*)$/;

/**
 * A page as a static host can serve it: its policy in its head, the script that stands in for the server
 * before all others, and links that need no server. Inline scripts stay as they are: the policy names
 * them by their hashes.
 */
export function rewritePage({ html, policy, isThere, notice }: Page): string {
  const linked = html.replace(scriptOrLink, (found, before?: string, link?: string) =>
    before === undefined || link === undefined
      ? found
      : `${before}${escapeHtml(mirrorLink(readAttribute(link), isThere))}"`,
  );
  const first = `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(inPage(policy))}"/><script src="${startFile}"></script>`;
  const headed = linked.replace(
    /<head\b[^>]*><meta charSet="utf-8"\/>|<head\b[^>]*>/i,
    (head) => head + first,
  );
  if (!notice) return headed;
  return headed.replace(/<body\b[^>]*>/i, (body) => `${body}<noscript>${notice}</noscript>`);
}

function mirrorLink(link: string, isThere: (address: string) => boolean): string {
  const [, asked] = choice.exec(link) ?? [];
  // Nobody is there who would set the cookie: the page itself.
  const [address = '', hash] = (asked ? chosenPage(new URLSearchParams(asked)) : link).split(
    /#(.*)/s,
  );
  const rest = hash === undefined ? '' : `#${hash}`;
  // Only the site itself takes orders.
  if (isLivePath(address.split('?', 1)[0] ?? '')) return absoluteUrl(address);
  if (!queried.test(address)) return address + rest;
  return mirrorAddress(isThere(address) ? address : nearestQuery(address, isThere)) + rest;
}

/** The page to which the site sends who has chosen a language; home from one without an address. */
function chosenPage(params: URLSearchParams): string {
  const page = params.get('page') ?? '/';
  return unaddressed.has(plainPath(page)) ? localePath('/', pathLocale(page)) : page;
}

/** A policy as a `<meta>` may say it: who may frame a page stands in headers alone. Forms may lead to the site itself. */
function inPage(policy: string): string {
  return policy
    .split(/;\s*/)
    .filter((directive) => !/^(?:frame-ancestors|sandbox|report-uri)\b/.test(directive))
    .map((directive) => directive.replace(/^form-action 'self'/, (own) => `${own} ${siteUrl()}`))
    .join('; ');
}
