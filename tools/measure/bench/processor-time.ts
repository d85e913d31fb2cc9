import { readdirSync, readFileSync } from 'node:fs';

/** What a process, its threads and its children have used of processors so far (ms; Linux). */
export function processorTime(pid: number): number {
  const threads = `/proc/${pid}/task`;
  let sum = 0;
  for (const thread of readdirSync(threads)) {
    const [nanoseconds] = readFileSync(`${threads}/${thread}/schedstat`, 'utf8').split(' ');
    sum += Number(nanoseconds) / 1_000_000;
  }
  const children = readFileSync(`${threads}/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  return children.reduce((all, child) => all + processorTime(Number(child)), sum);
}
