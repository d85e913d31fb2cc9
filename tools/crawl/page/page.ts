/** Kinds of files that elements request, by the expected response. */
export type LoadKind = 'picture' | 'media' | 'captions' | 'style' | 'script' | 'font' | 'frame';

/**
 * A file that a page names. `self`: whether a browser fetches the file without an action of the visitor. False for
 * files that only metadata names.
 */
export type Load = { kind: LoadKind; address: string; self: boolean };

/** Facts read from a page's markup; addresses as written. */
export type Facts = {
  lang: string;
  titles: string[];
  descriptions: string[];
  /** Content of each `<meta name="robots">`. */
  robots: string[];
  canonicals: string[];
  alternates: { lang: string; address: string }[];
  /** The text of the first `h1`. */
  heading: string;
  ids: Set<string>;
  /** Targets of links and forms. */
  links: string[];
  loads: Load[];
  /** `og:*`, `video:*`, `article:*`, `music:*` and `twitter:*` properties, with their values in document order. */
  share: Map<string, string[]>;
  jsonLd: string[];
  /** All text, including alternative texts and labels. */
  text: string;
};

/** A crawled page. */
export type Page = {
  /** Path and query. */
  address: string;
  html: string;
  /** Value of the `X-Robots-Tag` header. */
  robotsHeader?: string | undefined;
  facts: Facts;
};

/** A response, without its body. */
export type Answer = {
  status: number;
  type: string;
  location?: string | undefined;
  /** Names of the cookies that it sets. */
  cookies?: string[];
};

/** An entry of a sitemap; values as written. */
export type SitemapEntry = {
  address: string;
  alternates: { lang: string; address: string }[];
  files: { kind: 'picture' | 'media'; address: string }[];
};

export type Site = {
  /** Public origin, without a trailing slash. */
  origin: string;
  pages: ReadonlyMap<string, Page>;
  /** Responses by address, including those of pages. */
  answers: ReadonlyMap<string, Answer>;
  sitemap: readonly SitemapEntry[];
  /** Violations of the sitemap schemas or of the maximum size. */
  invalid?: readonly PageIssue[];
  /** Path prefixes that `robots.txt` disallows for all crawlers. */
  disallowed: readonly string[];
};

/** An issue in words, and how to fix it. */
export type Issue = { what: string; todo: string };
export type PageIssue = Issue & { page: string };

/** A check that runs on every page. */
export type PageCheck = (page: Page, site: Site) => Issue[];

const noIndexPattern = /\b(?:noindex|none)\b/i;

/** Whether neither the robots meta tags nor the `X-Robots-Tag` header exclude a page from indexing. */
export function isIndexable({ robotsHeader = '', facts }: Page): boolean {
  return ![robotsHeader, ...facts.robots].some((words) => noIndexPattern.test(words));
}

/** A page's absolute URL on the public origin, normalised. */
export function publicAddress(
  { address }: Pick<Page, 'address'>,
  { origin }: Pick<Site, 'origin'>,
): string {
  return new URL(address, origin).href;
}

/** The page that contains a link, and the site's public origin. */
type Place = { address: string; origin: string };

/** Resolves a link to a path with query and a fragment on the site; `undefined` for external or invalid links. */
export function siteAddress(
  link: string,
  { address, origin }: Place,
): { path: string; place?: string } | undefined {
  if (!URL.canParse(link, origin + address)) return undefined;
  const url = new URL(link, origin + address);
  if (url.origin !== new URL(origin).origin) return undefined;
  return {
    path: url.pathname + url.search,
    ...(url.hash.length > 1 && { place: decodeURIComponent(url.hash.slice(1)) }),
  };
}

/** Whether a link leads to a third-party origin. */
export function isThirdParty(link: string, { address, origin }: Place): boolean {
  if (!URL.canParse(link, origin + address)) return false;
  const url = new URL(link, origin + address);
  return /^https?:$/.test(url.protocol) && url.origin !== new URL(origin).origin;
}
