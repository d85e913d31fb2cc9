import { useTranslations } from 'next-intl';
import { JobName } from '@/components/catalog/films/job-name';
import type { Craft } from '@/lib/catalog/people/group-works';

/** Name of a person's work, as in a film's credits. */
export function CraftName({ craft }: { craft: Craft }) {
  const t = useTranslations();
  if (craft.as === 'crew') return <JobName job={craft.job} />;
  return t(craft.as === 'director' ? 'Film.by' : 'Person.acting');
}
