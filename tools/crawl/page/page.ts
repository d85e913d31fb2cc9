/** Kinds of files that elements request, by the expected response. */
export type LoadKind = 'picture' | 'media' | 'captions' | 'style' | 'script' | 'font' | 'frame';

/**
 * A file that a page names. `self`: whether a browser fetches it by itself, which is not so for files that only
 * metadata names.
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
  /** `og:*`, `video:*`, `article:*` and `twitter:*` properties, with their values in document order. */
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
  /** Violations of the sitemap schemas. */
  invalid?: readonly PageFault[];
  /** Path prefixes that `robots.txt` disallows for all crawlers. */
  disallowed: readonly string[];
};

/** A fault in words, and how to fix it. */
export type Fault = { what: string; todo: string };
export type PageFault = Fault & { page: string };

/** A check that runs on every page. */
export type PageCheck = (page: Page, site: Site) => Fault[];
