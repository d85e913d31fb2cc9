import { writeTally } from './test-report.mjs';

/**
 * A step of `verify`. If `isShown`, `run` prints its output while it runs; otherwise it returns the output.
 * @typedef {{ tally: import('./test-report.mjs').Tally, output?: string, specs?: import('./test-report.mjs').Spec[] }} Outcome
 * @typedef {{ name: string, run: (isShown: boolean) => Outcome | Promise<Outcome> }} Step
 * @typedef {Omit<Outcome, 'output'> & { name: string, seconds: number }} Done
 */

/** @param {string} text */
const print = (text) => process.stdout.write(text);

/** Runs one step alone under its heading. @param {Step} step @returns {Promise<Done>} */
export async function runStep({ name, run }, isShown = true) {
  const start = performance.now();
  if (isShown) print(`\n── ${name} ──\n`);
  const { output = '', tally, specs } = await run(isShown);
  const seconds = (performance.now() - start) / 1000;
  if (!isShown) print(`\n── ${name} ──\n${output}`);
  print(`── ${name}: ${writeTally(tally)} (${seconds.toFixed(1)} s) ──\n`);
  return { name, tally, specs, seconds };
}

/**
 * Runs independent steps two at a time, one per core; each step's output is printed in one piece when it has
 * ended. All steps run even if one fails, so that one run reports every failure.
 * @param {Step[]} steps
 * @returns {Promise<Done[]>}
 */
export async function runTogether(steps) {
  const pending = [...steps];
  /** @type {Done[]} */
  const done = [];
  const runWorker = async () => {
    for (let step = pending.shift(); step; step = pending.shift())
      done.push(await runStep(step, false));
  };
  await Promise.all([runWorker(), runWorker()]);
  return done;
}
