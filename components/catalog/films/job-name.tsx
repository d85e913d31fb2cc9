import { useTranslations } from 'next-intl';
import type { CrewMember } from '@/lib/catalog/films/film';
import { builtInJobs } from '@/lib/content/built-in';

/** Name of a crew job: from the site content, or the translation of a built-in job. */
export function JobName({ job: { slug, name } }: Pick<CrewMember, 'job'>) {
  const t = useTranslations('Film.jobs');
  const builtIn = builtInJobs.find((job) => job === slug);
  return name ?? (builtIn ? t(builtIn) : slug);
}
