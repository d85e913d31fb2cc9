import type { CrewMember } from './film';

type Job = CrewMember['job'];

/** Groups a crew by job, in order of first appearance. */
export function groupCrew(crew: CrewMember[]): { job: Job; people: CrewMember[] }[] {
  const jobs = new Map(crew.map(({ job }) => [job.slug, job]));
  return [...jobs.values()].map((job) => ({
    job,
    people: crew.filter((member) => member.job.slug === job.slug),
  }));
}
