import { useTranslations } from 'next-intl';
import type { CrewMember } from '@/lib/catalog/films/film';
import { builtInJobs } from '@/lib/content/built-in';

/** What somebody of a crew did: in the house's own words, or in those of a job that is built in. */
export function JobName({ job: { slug, name } }: Pick<CrewMember, 'job'>) {
  const t = useTranslations('Film.jobs');
  const builtIn = builtInJobs.find((job) => job === slug);
  return name ?? (builtIn ? t(builtIn) : slug);
}
