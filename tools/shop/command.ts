import type { Database } from '@/lib/shop/database/open-database';

/** Environment of a command. */
export type Shop = {
  /** Opens the shop's database. Creates a missing one only with `mayMake`. */
  open: (how?: { mayMake: boolean }) => Promise<Database>;
  /** Prints a line to the user. */
  print: (line: string) => void;
  now: Date;
};

/** A subcommand of `npm run shop`. */
export type Command = {
  /** Its arguments for the usage text, such as `FILE [--replace]`. */
  takes: string;
  says: string;
  /**
   * @throws `Misused` for wrong arguments, else an error with a sentence
   * @returns the exit code, if it is not 0
   */
  run: (words: string[], shop: Shop) => Promise<number | undefined>;
};

/** Wrong command-line arguments: the usage text is printed. */
export class Misused extends Error {}
