import { expect, type Page, test } from 'playwright/test';
import { languages } from '../languages';
import { playerOf } from '../player/player-of';
import { visit } from './visit';

const [french] = languages;
const captions = '**/media/etude-en-diagonales/*fr*.vtt';

/** Opens the transcript, whose captions file is first answered with these, then by the site. */
async function openTranscript(page: Page, answers: { status: number; retryAfter?: string }[]) {
  const asked: number[] = [];
  await page.route(captions, (route) => {
    asked.push(Date.now());
    const answer = answers.shift();
    if (!answer) return route.continue();
    const { status, retryAfter } = answer;
    return route.fulfill({ status, headers: retryAfter ? { 'retry-after': retryAfter } : {} });
  });
  const player = playerOf(page, french);
  await player.goto();
  const transcript = player.part.locator('details', {
    has: page.getByText(french.words.Player.transcript.title, { exact: true }),
  });
  const line = transcript.getByRole('listitem').first();
  const failure = transcript.getByRole('alert');
  await transcript.locator('summary').click();
  await expect(transcript.getByRole('searchbox')).toBeVisible();
  return { asked, line, failure };
}

test('captions that fail once are asked for once more', async ({ page }) => {
  const { asked, line } = await openTranscript(page, [{ status: 503 }]);
  await expect(line).toBeVisible();
  expect(asked).toHaveLength(2);
});

test('the second try waits for what the server asks for', async ({ page }) => {
  const { asked, line } = await openTranscript(page, [{ status: 429, retryAfter: '1' }]);
  await expect(line).toBeVisible();
  const [first = 0, second = 0] = asked;
  expect(second - first).toBeGreaterThanOrEqual(1000);
});

test('captions that fail twice, or are not there, are not asked for again', async ({ page }) => {
  const failing = await openTranscript(page, [{ status: 500 }, { status: 500 }]);
  await expect(failing.failure).toHaveText(french.words.Player.transcript.failed);
  expect(failing.asked).toHaveLength(2);
  await page.unroute(captions);
  const missing = await openTranscript(page, [{ status: 404 }]);
  await expect(missing.failure).toBeVisible();
  expect(missing.asked).toHaveLength(1);
});

test('what the browser sends is sent once, whatever the answer', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await page.route('**/_errors', (route) => route.fulfill({ status: 503 }));
  await visit(page, '/');
  const answered = page.waitForResponse('**/_errors');
  await page.evaluate(() => void Promise.reject(new Error('lost')));
  expect((await answered).status()).toBe(503);
  // A second error shows that the first one's report had its time.
  const second = page.waitForResponse('**/_errors');
  await page.evaluate(() => void Promise.reject(new Error('lost again')));
  await second;
  expect(sent).toHaveLength(2);
});
