import { expect, test } from 'playwright/test';
import { serveBuild } from '@/tools/build/serve-build';
import { visit } from './visit';
import { waitForReport } from './wait-for-report';

// Starts a server of its own.
test.slow();

/** The server's own log lines: the last may be incomplete, and Node adds warnings. */
const readLines = (log: string) =>
  log
    .split('\n')
    .slice(0, -1)
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));

test('an uncaught error is logged by the server under its id, and the page stays usable', async ({
  page,
}) => {
  const site = await serveBuild();
  try {
    await visit(page, `${site.address}/movie/etude-en-disques?who=me`);
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    const reporting = waitForReport(page);
    await page.evaluate(() => void Promise.reject(new TypeError('no reader')));
    const report = await reporting;
    expect(report).toEqual({
      id: expect.stringMatching(/^[\da-f]{8}$/),
      message: 'TypeError: no reader',
      path: '/movie/etude-en-disques',
    });
    const logged = () => readLines(site.log()).find((line) => line.id === report.id);
    await expect
      .poll(logged)
      .toMatchObject({ level: 'error', from: 'browser', path: '/movie/etude-en-disques' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  } finally {
    await site.stop();
  }
});
