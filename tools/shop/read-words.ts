import { parseArgs } from 'node:util';
import { Misused } from './command';

type Asked = { least: number; most?: number; options?: Record<string, 'string' | 'boolean'> };

/**
 * Parses the arguments of a command.
 * @throws Misused for too few, too many or unknown arguments
 */
export function readWords(words: string[], { least, most = least, options = {} }: Asked) {
  const known = Object.entries(options).map(([name, type]) => [name, { type }] as const);
  const { values, positionals } = parse(words, Object.fromEntries(known));
  if (positionals.length < least || positionals.length > most) throw new Misused();
  return { said: positionals, options: values };
}

function parse(args: string[], options: Record<string, { type: 'string' | 'boolean' }>) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    const unknown = /Unknown option '([^']+)'/.exec((error as Error).message)?.[1];
    if (unknown && /^-\d/.test(unknown))
      throw new Misused(
        `“${args.find((word) => word.startsWith(unknown))}” is less than nothing: expected is a number from 0.`,
      );
    throw new Misused(unknown ? `“${unknown}” is no option here.` : (error as Error).message);
  }
}
