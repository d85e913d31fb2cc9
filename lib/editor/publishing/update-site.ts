import type { Issue } from '@/lib/content/validate/issue';
import { updateContent } from '@/lib/server/content-update/update-content';
import type { UpdateSite } from './pending-update';
import { problemOfIssues } from './problem';

/** Has the running site take the content files. */
export const updateSite: UpdateSite = async () => {
  const outcome = await updateContent<Issue>();
  if (outcome.ok) return { ok: true };
  const { issues, needsBuild } = outcome;
  if (needsBuild.length > 0) return { ok: true, needsBuild: true };
  return { ok: false, problem: problemOfIssues(issues) };
};
