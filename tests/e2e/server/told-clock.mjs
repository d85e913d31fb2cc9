import { ServerResponse } from 'node:http';
import { createServer } from 'node:net';

// Preloaded into a site by `serve-at.ts`: its clock says what a test tells it, and goes on from there. What the site
// renders, and when, follows from `Date`.

const Real = Date;
let ahead = Number(process.env.CLOCK_AHEAD);
globalThis.Date = class extends Real {
  constructor(...given) {
    super(...(given.length ? given : [Real.now() + ahead]));
  }
  static now() {
    return Real.now() + ahead;
  }
  static parse(words) {
    return Real.parse(words);
  }
  static UTC(...parts) {
    return Real.UTC(...parts);
  }
};

/** Who waits longer (ms) waits for a moment, and is called when the clock has passed it; all else is a pause. */
const longestPause = 5_000;
const pause = globalThis.setTimeout;
function waitFor(act, time, ...given) {
  if (!(time > longestPause)) return pause(act, time, ...given);
  const at = Date.now() + time;
  const asking = setInterval(() => {
    if (Date.now() < at) return;
    clearInterval(asking);
    act(...given);
  }, 50);
  return asking;
}
// It has a form for promises, too.
globalThis.setTimeout = Object.setPrototypeOf(waitFor, pause);

// Node dates an answer by a `Date` of its own.
const { writeHead } = ServerResponse.prototype;
ServerResponse.prototype.writeHead = function (...said) {
  if (!this.headersSent) this.setHeader('date', new Date().toUTCString());
  return writeHead.apply(this, said);
};

// Who tells the clock knows by the end of the connection that it has been heard.
createServer((telling) => {
  telling.on('data', (said) => {
    ahead = Number(said);
  });
})
  .listen(process.env.CLOCK_DOOR)
  .unref();
