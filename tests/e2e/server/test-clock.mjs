import { ServerResponse } from 'node:http';
import { createServer } from 'node:net';

// Preloaded into a site by `serve-at.ts`: replaces `Date` by a clock that a test sets and that runs on from there.
// What the site renders, and when, depends on `Date`.

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

/** Longer timeouts (ms) wait for a moment and fire once the test clock has passed it; shorter ones are real pauses. */
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
// Keeps the promisified variant of `setTimeout`.
globalThis.setTimeout = Object.setPrototypeOf(waitFor, pause);

// Node fills the Date header from a `Date` of its own.
const { writeHead } = ServerResponse.prototype;
ServerResponse.prototype.writeHead = function (...given) {
  if (!this.headersSent) this.setHeader('date', new Date().toUTCString());
  return writeHead.apply(this, given);
};

// The end of the connection confirms to the test that the clock is set.
createServer((connection) => {
  connection.on('data', (text) => {
    ahead = Number(text);
  });
})
  .listen(process.env.CLOCK_SOCKET)
  .unref();
