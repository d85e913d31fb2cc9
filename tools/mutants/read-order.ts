import { parseArgs } from 'node:util';
import { isTestBelow } from './only-tests';

export const usage = `npm run mutants -- lib/films/search [--tests tests/unit/films] [--workers 1]

  the room, folder or file whose tests are tried: its code is changed in one place at a time, and
  each change should make a unit test fail, one of those that mirror its folder or one of all
  --tests    asks the tests below this folder alone: the content is read by nearly all, which takes days
  --workers  how many changes are tried at the same time; without it as many as the machine bears`;

const mutable = /^(?:app|components|lib|tools)\/.*(?<!\.d)\.(?:tsx?|mjs)$/;

/** Something the person who asks can put right; its message says what and how. */
export class OrderFault extends Error {
  override name = 'OrderFault';
  constructor(words: string) {
    super(`${words}\n\n${usage}`);
  }
}

/** What was asked for on the command line, of all files of the project. @throws OrderFault */
export function readOrder(args: string[], files: readonly string[]) {
  const { values, positionals } = parse(args);
  const [named, ...more] = positionals;
  if (!named) throw new OrderFault('Which room? Nothing was named.');
  if (more.length > 0) throw new OrderFault(`One at a time; there were ${positionals.join(', ')}.`);
  const target = named.replace(/^\.\/|\/+$/g, '');
  const under = files.filter((file) => file === target || file.startsWith(`${target}/`));
  if (under.length === 0) throw new OrderFault(`${named} is no folder or file of the project.`);
  const mutated = under.filter((file) => mutable.test(file));
  if (mutated.length === 0)
    throw new OrderFault(`${named} holds no code of the site or its tools.`);
  const { tests } = values;
  if (tests !== undefined && !files.some((file) => isTestBelow(file, tests)))
    throw new OrderFault(`--tests ${tests}: no unit test is below it.`);
  return { mutated, tests, workers: readWorkers(values.workers) };
}

function parse(args: string[]) {
  try {
    const options = { tests: { type: 'string' }, workers: { type: 'string' } } as const;
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    throw new OrderFault(words.replace(/\. To specify a positional.*$/s, '.'));
  }
}

function readWorkers(workers: string | undefined): number | undefined {
  if (workers === undefined) return undefined;
  if (!/^[1-9]\d?$/.test(workers)) {
    throw new OrderFault(`--workers ${workers}: expected a number from 1 to 99.`);
  }
  return Number(workers);
}
