import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Environment variables without those of the tests and of this project. */
const inherited = Object.entries(process.env).filter(
  ([name]) => !/^(?:CONTENT_DIR|SITE_URL|PORT|BUILD_ID|NODE_ENV|VITEST.*|GIT_.*)$/.test(name),
);

/** The environment of the operator's commands. */
export function environment(own: Record<string, string> = {}): NodeJS.ProcessEnv {
  return { ...(Object.fromEntries(inherited) as NodeJS.ProcessEnv), ...own };
}

/**
 * Runs a command in a folder. Returns its stdout.
 * @throws with its output if it fails
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
    // Prompts must fail.
    giving.child.stdin?.end();
    const { stdout } = await giving;
    return stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command.join(' ')} failed:\n${stdout}${stderr}`, { cause: error });
  }
}
