import type { Database } from '@/lib/shop/database/open-database';

/** What a command works with. */
export type Shop = {
  /** Opens the shop's database; one that is not there is made only where `mayMake` is said. */
  open: (how?: { mayMake: boolean }) => Promise<Database>;
  /** A line for whoever has asked. */
  print: (line: string) => void;
  now: Date;
};

/** One thing that `npm run shop` does. */
export type Command = {
  /** What follows its name, such as `FILE [--replace]`. */
  takes: string;
  says: string;
  /**
   * @throws `Misused` where the words are not those it takes, else a sentence that says what went wrong
   * @returns the exit code, where that is not 0
   */
  run: (words: string[], shop: Shop) => Promise<number | undefined>;
};

/** The words behind a command's name are not those that it takes: its usage is said. */
export class Misused extends Error {}
