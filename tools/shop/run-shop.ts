import { formatFailure } from '@/tools/setup/format-failure';
import { backup, restore } from './backup';
import { type Command, type ShopContext, UsageError } from './command';
import { payments } from './payments';
import { exportPerson, forget } from './person';
import { stock } from './stock';

const commands: Record<string, Command> = {
  backup,
  restore,
  export: exportPerson,
  forget,
  payments,
  stock,
};

/**
 * Runs a subcommand.
 * @param shop `database`: name of the database, for error messages
 * @returns the exit code: 0 for success, 1 for a failure, 2 for wrong arguments
 */
export async function runShop(
  [name = '', ...words]: string[],
  shop: ShopContext & { printError: (line: string) => void; database?: string },
): Promise<number> {
  if (name === 'help' || name === '--help') {
    shop.print(usage());
    return 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    shop.printError(`${name ? `There is no ${name} here.\n` : ''}${usage()}`);
    return 2;
  }
  try {
    return (await command.run(words, shop)) ?? 0;
  } catch (error) {
    const { message } = error as Error;
    if (!(error instanceof UsageError))
      shop.printError(formatFailure(error, shop.database ?? 'The database'));
    else shop.printError(`${message ? `${message}\n` : ''}${usageOf(name, command)}`);
    return error instanceof UsageError ? 2 : 1;
  }
}

const usageOf = (name: string, { args, description }: Command) =>
  `npm run shop -- ${name} ${args}\n    ${description}`;

const usage = () =>
  Object.entries(commands)
    .map(([name, command]) => usageOf(name, command))
    .join('\n');
