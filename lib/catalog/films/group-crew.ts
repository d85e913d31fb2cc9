import type { CrewMember } from './film';

type Job = CrewMember['job'];

/** A crew by what its people did, in the order in which the jobs are first named. */
export function groupCrew(crew: CrewMember[]): { job: Job; people: CrewMember[] }[] {
  const jobs = new Map(crew.map(({ job }) => [job.slug, job]));
  return [...jobs.values()].map((job) => ({
    job,
    people: crew.filter((member) => member.job.slug === job.slug),
  }));
}
