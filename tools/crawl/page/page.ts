/** What an element asks a browser for, by what the answer has to be. */
export type LoadKind = 'picture' | 'media' | 'captions' | 'style' | 'script' | 'font' | 'frame';

/** A file that a page names; `self`: a browser fetches it without being asked, which a name in the head alone does not do. */
export type Load = { kind: LoadKind; address: string; self: boolean };

/** What a page's markup says, addresses as they are written. */
export type Facts = {
  lang: string;
  titles: string[];
  descriptions: string[];
  /** The words of each `<meta name="robots">`. */
  robots: string[];
  canonicals: string[];
  alternates: { lang: string; address: string }[];
  /** The text of the first `h1`. */
  heading: string;
  ids: Set<string>;
  /** What it leads to: links and forms. */
  links: string[];
  loads: Load[];
  /** `og:*`, `video:*`, `article:*` and `twitter:*`, in their order. */
  share: Map<string, string[]>;
  jsonLd: string[];
  /** All that can be read or heard of it. */
  text: string;
};

/** A page of the site as a crawler has it. */
export type Page = {
  /** Path and query on the site. */
  address: string;
  html: string;
  /** `X-Robots-Tag`. */
  robotsHeader?: string | undefined;
  facts: Facts;
};

/** What was answered at an address. */
export type Answer = {
  status: number;
  type: string;
  location?: string | undefined;
  /** Names of the cookies that it sets. */
  cookies?: string[];
};

/** An address of a sitemap with what it says of it, as they are written. */
export type SitemapEntry = {
  address: string;
  alternates: { lang: string; address: string }[];
  files: { kind: 'picture' | 'media'; address: string }[];
};

export type Site = {
  /** Of its canonical addresses, without a slash at its end. */
  origin: string;
  pages: ReadonlyMap<string, Page>;
  /** Everything that was asked for, pages among it. */
  answers: ReadonlyMap<string, Answer>;
  sitemap: readonly SitemapEntry[];
  /** Where a sitemap is not written as its schemas have it. */
  invalid?: readonly PageFault[];
  /** Beginnings of paths that `robots.txt` keeps every crawler out of. */
  disallowed: readonly string[];
};

/** Something wrong, in words, and what to do about it. */
export type Fault = { what: string; todo: string };
export type PageFault = Fault & { page: string };

/** One question that every page is asked. */
export type PageCheck = (page: Page, site: Site) => Fault[];
