import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { parseJson } from '@/lib/primitives/json';
import { editorFolder } from './commit-files';
import {
  type ContentPlace,
  type ContentRepository,
  findContentRepository,
} from './content-repository';

/** Time limits of network operations (ms). A publication waits for the fetch. */
const timeouts = { fetch: 15_000, push: 60_000 };

/** The branch of a remote that the present branch follows, such as `origin/main`; `undefined` if it follows none. */
export async function findUpstream({ git, isOwn }: ContentRepository): Promise<string | undefined> {
  if (isOwn) return undefined;
  const name = ['rev-parse', '--abbrev-ref', '--symbolic-full-name', '@{upstream}'];
  return await git(name).then(
    (output) => output.toString().trim(),
    () => undefined,
  );
}

/** Asks the remote for its commits. @throws GitError, such as without a network */
export async function fetchUpstream({ git }: ContentRepository): Promise<void> {
  const options = ['--quiet', '--no-tags', '--no-recurse-submodules'];
  const env = await sshSettings(git);
  await git(['fetch', ...options], { env, timeout: timeouts.fetch });
}

/** Pushes the present branch to the one that it follows. @throws GitError */
export async function pushBranch({ git }: ContentRepository): Promise<void> {
  const env = await sshSettings(git);
  const options = ['-c', 'push.default=upstream', 'push', '--quiet'];
  await git(options, { env, timeout: timeouts.push });
}

/** Limits for SSH, unless a command of its own is configured, such as one with a deploy key. */
async function sshSettings(git: ContentRepository['git']): Promise<Record<string, string>> {
  const { GIT_SSH_COMMAND, GIT_SSH } = process.env;
  const configured = await git(['config', 'core.sshCommand'], { codes: [0, 1] });
  if (GIT_SSH_COMMAND || GIT_SSH || configured.length > 0) return {};
  const limits = '-oConnectTimeout=10 -oServerAliveInterval=5 -oServerAliveCountMax=2';
  return { GIT_SSH_COMMAND: `ssh -oBatchMode=yes ${limits}` };
}

/** Number of commits that are in `commit` and not in `other`. */
export async function countAhead(
  { git }: ContentRepository,
  commit: string,
  other: string,
): Promise<number> {
  return Number(await git(['rev-list', '--count', `${other}..${commit}`]));
}

/** Whether there are commits to push, by the state of the last fetch. */
export async function hasUnpushed(place: ContentPlace): Promise<boolean> {
  const repository = await findContentRepository(place).catch(() => undefined);
  if (!repository) return false;
  const upstream = await findUpstream(repository);
  return upstream !== undefined && (await countAhead(repository, 'HEAD', upstream)) > 0;
}

const failureFile = 'remote-failure.json';
const failureSchema = z.object({ since: z.iso.datetime(), message: z.string() });

/** Why the exchange with the remote fails (the error message), and since when. */
export type RemoteFailure = z.infer<typeof failureSchema>;

export async function readRemoteFailure(place: ContentPlace): Promise<RemoteFailure | undefined> {
  const repository = await findContentRepository(place).catch(() => undefined);
  return repository && readFailure(repository);
}

function readFailure(repository: ContentRepository): RemoteFailure | undefined {
  try {
    const text = readFileSync(join(editorFolder(repository), failureFile), 'utf8');
    return failureSchema.safeParse(parseJson(text)).data;
  } catch {
    return undefined;
  }
}

/** Stores a failure for staff, or that there is none any more. */
export function storeFailure(
  repository: ContentRepository,
  failure: { message: string; now: Date } | undefined,
): void {
  const path = join(editorFolder(repository), failureFile);
  if (!failure) {
    rmSync(path, { force: true });
    return;
  }
  const since = readFailure(repository)?.since ?? failure.now.toISOString();
  // The remote's URL may contain a password.
  const message = failure.message.replaceAll(/\/\/[^/@\s]+@/g, '//').slice(0, 500);
  mkdirSync(editorFolder(repository), { recursive: true });
  writeFileSync(path, JSON.stringify({ since, message } satisfies RemoteFailure));
}
