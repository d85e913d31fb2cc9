import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Database } from '@/lib/shop/database/open-database';

/** Environment of a command. */
export type ShopContext = {
  /** Opens the shop's database. Creates a missing one only with `mayCreate`. */
  open: (how?: { mayCreate: boolean }) => Promise<Database>;
  /** Prints a line to the user. */
  print: (line: string) => void;
  now: Date;
};

/** A subcommand of `npm run shop`. */
export type Command = {
  /** Its arguments for the usage text, such as `FILE [--replace]`. */
  args: string;
  description: string;
  /**
   * @throws `UsageError` for wrong arguments, else an error with a message for the user
   * @returns the exit code, if it is not 0
   */
  run: (words: string[], shop: ShopContext) => Promise<number | undefined>;
};

/** Wrong command-line arguments: the usage text is printed. */
export class UsageError extends Error {}

type Expected = { least: number; most?: number; options?: Record<string, 'string' | 'boolean'> };

/**
 * Parses the arguments of a command.
 * @throws UsageError for too few, too many or unknown arguments
 */
export function parseArguments(words: string[], { least, most = least, options = {} }: Expected) {
  const known = Object.entries(options).map(([name, type]) => [name, { type }] as const);
  const { values, positionals } = parse(words, Object.fromEntries(known));
  if (positionals.length < least || positionals.length > most) throw new UsageError();
  return { positionals, options: values };
}

function parse(args: string[], options: Record<string, { type: 'string' | 'boolean' }>) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    const unknown = /Unknown option '([^']+)'/.exec((error as Error).message)?.[1];
    if (unknown && /^-\d/.test(unknown))
      throw new UsageError(
        `“${args.find((word) => word.startsWith(unknown))}” is less than nothing: expected is a number from 0.`,
      );
    throw new UsageError(unknown ? `“${unknown}” is no option here.` : (error as Error).message);
  }
}

/** @throws an error with a message for the user if the file does not exist or is not a regular file */
export function checkFile(file: string): void {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found)
    throw new Error(`There is no file ${file}: look at its name, and at the folder you are in.`);
  if (!found.isFile()) throw new Error(`${file} is no file.`);
}
