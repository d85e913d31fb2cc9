import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** What a film house has set for itself is not the demonstration's, the tests' or this machine's. */
const inherited = Object.entries(process.env).filter(
  ([name]) => !/^(?:CONTENT_DIR|SITE_URL|PORT|BUILD_ID|NODE_ENV|VITEST.*|GIT_.*)$/.test(name),
);

/** The environment in which a house's people give their commands. */
export function environment(own: Record<string, string> = {}): NodeJS.ProcessEnv {
  return { ...(Object.fromEntries(inherited) as NodeJS.ProcessEnv), ...own };
}

/**
 * Gives a command in a folder and waits for its end. Returns what it printed to stdout.
 * @throws with all that it printed where it fails
 */
export async function give(
  folder: string,
  command: readonly string[],
  own?: Record<string, string>,
) {
  const [program = '', ...values] = command;
  try {
    const giving = promisify(execFile)(program, values, {
      ...{ cwd: folder, env: environment(own), maxBuffer: 64 * 1024 * 1024 },
    });
    // Nobody is there who would answer a question.
    giving.child.stdin?.end();
    const { stdout } = await giving;
    return stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command.join(' ')} failed:\n${stdout}${stderr}`, { cause: error });
  }
}
