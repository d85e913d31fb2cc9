/** What a page says to a visitor: against it is held what it says to machines. */
export type ReadPage = {
  /** Its own address, absolute, as its canonical names it. */
  address: string;
  /** All that can be read of it, alternative texts, title and description among it. */
  text: string;
  /** Absolute addresses of all that it leads to, shows or names in its head. */
  addresses: ReadonlySet<string>;
};
