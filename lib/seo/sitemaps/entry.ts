/** A page in a sitemap. All URLs are absolute. */
export type SitemapEntry = {
  url: string;
  /** Time of the last change, epoch ms; undefined if unknown. */
  lastModified?: number | undefined;
  /** URLs of the page in all languages including its own, and `x-default`. */
  alternates: { languages: Record<string, string> };
  /** URLs of its images. */
  images: string[];
  /** The video on the page, if any. */
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
