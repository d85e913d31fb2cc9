import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildId } from '@/lib/builds/build-constants';
import { readSiteEnv } from '@/lib/builds/site-env.mjs';
import { contentDir } from '@/lib/content/content-dir.mjs';
import type { Library } from '@/lib/content/store/raw-library';
import { snapshotFolder, writeSnapshot } from '@/lib/content/store/snapshot';
import { compareContent, digestContent, recordPublishedSince } from '@/lib/site/preview/changes';
import { findMissingContent } from '@/lib/site/preview/missing-content';
import type { Preview, Unpublished } from '@/lib/site/preview/preview';
import { listRecords, titleOfRecord } from '@/lib/site/preview/records';
import { runCommand } from '@/tools/setup/run-command.mjs';
import {
  digestPublished,
  type PublishedDigest,
  publishedFile,
  readPublished,
} from './published-digest';

/** Writes the data of the preview pages, before Next builds. Does nothing for other builds. */
export async function writePreview(root: string, library: Library): Promise<void> {
  if (readSiteEnv(process.env) !== 'preview') return;
  const contentFolder = contentDir();
  const branch = await findBranch(contentFolder, process.env);
  const build = { id: buildId, time: new Date().toISOString(), branch };
  const published = await readPublished(process.env.PREVIEW_COMPARE_TO);
  writeSnapshot(root, 'preview', describePreview(library, { build, contentFolder, published }));
}

/** Writes the digest that later previews are compared with. Public builds only. */
export function writePublished(root: string, library: Library): void {
  if (readSiteEnv(process.env) !== 'production') return;
  const published = { time: new Date().toISOString(), content: digestPublished(library) };
  writeFileSync(join(snapshotFolder(root), publishedFile), JSON.stringify(published));
}

type Built = {
  build: Preview['build'];
  contentFolder: string;
  published: PublishedDigest | undefined;
};

/**
 * The data that preview pages show about the content: the build, unpublished records, missing texts and the
 * comparison.
 */
export function describePreview(
  library: Library,
  { build, contentFolder, published }: Built,
): Preview {
  const { timeZone } = library.site;
  const records = listRecords(library).filter(([, record]) => record !== undefined);
  const now = Date.parse(build.time);
  const unpublished = records.flatMap(([name, record]): [string, Unpublished][] => {
    const since = recordPublishedSince(name, record, timeZone);
    if (since <= now) return [];
    return [[name, since === Infinity ? 'draft' : { from: new Date(since).toISOString() }]];
  });
  return {
    build,
    contentFolder,
    timeZone,
    missing: findMissingContent(library),
    changes: published && {
      since: published.time,
      list: compareContent(published.content, digestContent(library)),
    },
    titles: Object.fromEntries(
      records.map(([name, record]) => [name, titleOfRecord(name, record)]),
    ),
    unpublished: Object.fromEntries(unpublished),
  };
}

type Environment = Record<string, string | undefined>;

/** Environment variables that name the branch being built: ours, GitHub's and Forgejo's, GitLab's. */
const branchVariables = [
  'PREVIEW_BRANCH',
  'GITHUB_HEAD_REF',
  'GITHUB_REF_NAME',
  'CI_COMMIT_REF_NAME',
];

/**
 * The branch that a preview shows: from the environment, else from the content's Git repository (the short commit
 * hash if HEAD is detached), else `undefined`.
 */
async function findBranch(content: string, env: Environment): Promise<string | undefined> {
  const configured = branchVariables.map((name) => env[name]?.trim()).find(Boolean);
  if (configured) return configured;
  const git = async (...words: string[]) => {
    const { code, output } = await runCommand(['git', '-C', content, ...words], { isShown: false });
    return code === 0 ? output.trim() : undefined;
  };
  const branch = await git('rev-parse', '--abbrev-ref', 'HEAD');
  return branch === 'HEAD' ? git('rev-parse', '--short', 'HEAD') : branch || undefined;
}
