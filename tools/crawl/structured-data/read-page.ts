/** What a page shows to visitors; its structured data is compared with it. */
export type ReadPage = {
  /** Canonical URL, absolute. */
  address: string;
  /** All text, including alternative texts, title and description. */
  text: string;
  /** Absolute URLs of all links, pictures and metadata. */
  addresses: ReadonlySet<string>;
};
