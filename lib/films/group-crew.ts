import type { CrewMember } from './film';

/** A crew by what its people did, in the order in which the jobs are first named. */
export function groupCrew(crew: CrewMember[]): { job: CrewMember['job']; people: CrewMember[] }[] {
  const jobs = [...new Set(crew.map(({ job }) => job))];
  return jobs.map((job) => ({ job, people: crew.filter((member) => member.job === job) }));
}
