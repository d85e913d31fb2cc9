import { cpus } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

const busyAndAll = () => {
  const times = cpus().map(({ times }) => times);
  const all = times.flatMap(Object.values).reduce((sum, value) => sum + value, 0);
  return { idle: times.reduce((sum, { idle }) => sum + idle, 0), all };
};

/**
 * Whether more than three quarters of the processor time is idle during half a second. Call it only while no step
 * runs.
 */
export async function isMachineIdle() {
  const before = busyAndAll();
  await wait(500);
  const after = busyAndAll();
  return (after.idle - before.idle) / (after.all - before.all) > 0.75;
}
