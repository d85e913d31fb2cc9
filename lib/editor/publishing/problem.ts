import { z } from 'zod';
import type { Issue } from '@/lib/content/validate/issue';
import { describeIssue } from '@/lib/content/validate/issues/describe-issues';
import { toEditorsLanguage } from '@/lib/content/validate/issues/editor-message';
import { type Locale, locales } from '@/lib/i18n/locales';
import { parseJson } from '@/lib/primitives/json';

/** An issue in words of each language, at its field. */
const issueSchema = z.object({
  path: z.string(),
  field: z.string(),
  text: z.record(z.enum(locales), z.string()),
});

/** Why drafts were not published, as it is stored with them. */
const problemSchema = z.discriminatedUnion('is', [
  /** Somebody else has changed the same fields; each entry's page of conflicts shows them. */
  z.object({ is: z.literal('conflict') }),
  /** The content would be invalid. */
  z.object({ is: z.literal('issues'), issues: z.array(issueSchema) }),
  /** Git could not keep the version. */
  z.object({ is: z.literal('git'), message: z.string() }),
  z.object({ is: z.literal('no-git') }),
  /** Git ignores this file, or it lies behind a symbolic link: there would be no version of it. */
  z.object({ is: z.literal('unversioned'), message: z.string() }),
  /** The content's work tree is on no branch, or in the middle of somebody's merge or rebase. */
  z.object({ is: z.enum(['detached', 'unfinished']) }),
  /** The person who scheduled it, by email address, may not publish any more. */
  z.object({ is: z.literal('scheduler'), message: z.string() }),
  /** The site could not take the new content; the files are as before. */
  z.object({ is: z.literal('site'), message: z.string() }),
]);

export type Problem = z.infer<typeof problemSchema>;

/** Most issues that are stored: an editor mends the first ones first. */
const maxIssues = 50;

export function problemOfIssues(issues: readonly Issue[]): Problem {
  const described = issues.slice(0, maxIssues).map((issue) => ({
    path: issue.path,
    field: issue.keys?.join('.') ?? issue.field,
    text: Object.fromEntries(
      locales.map((locale) => [locale, describeIssue(issue, toEditorsLanguage(locale))]),
    ) as Record<Locale, string>,
  }));
  return { is: 'issues', issues: described };
}

/** The stored problem of a draft; `undefined` if there is none, or one of another version of the software. */
export function readProblem(json: string | null): Problem | undefined {
  return json === null ? undefined : problemSchema.safeParse(parseJson(json)).data;
}
