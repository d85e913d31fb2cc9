/** A page in a sitemap; all addresses are absolute. */
export type SitemapEntry = {
  url: string;
  /** When what it shows changed last, ms since 1970; absent where nobody knows. */
  lastModified?: number | undefined;
  /** The same page by language, itself among them, with `x-default`. */
  alternates: { languages: Record<string, string> };
  /** Photographs and drawings that it shows. */
  images: string[];
  /** What can be watched there. */
  video?: SitemapVideo | undefined;
};

export type SitemapVideo = {
  title: string;
  description: string;
  thumbnail: string;
  uploaded: Date;
  expires?: Date | undefined;
  seconds?: number | undefined;
} & ({ file: string } | { player: string });
