import { expect, it } from 'vitest';
import { isCrawler } from '@/lib/site/errors/error-page';
import { errorId } from '@/lib/site/errors/report-errors';

it.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  ...['DuckDuckBot/1.1', 'Mozilla/5.0 (compatible; YandexImages/3.0; +http://yandex.com/bots)'],
  'Mozilla/5.0 (Linux; Android 5.0) AppleWebKit/537.36 Mobile Safari/537.36 (compatible; Bytespider; spider-feedback@bytedance.com)',
  'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Safari/605.1.15 (Applebot/0.1)',
  ...['facebookexternalhit/1.1', 'meta-externalagent/1.1', 'Twitterbot/1.0', 'LinkedInBot/1.0'],
  'WhatsApp/2.23',
  'Mozilla/5.0 (compatible; archive.org_bot +http://archive.org)',
])('%s is a crawler', (agent) => expect(isCrawler(agent)).toBe(true));

it.each([
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Linux; Android 13; CUBOT_NOTE) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile DuckDuckGo/5 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 [Pinterest/iOS]',
  '',
])('%s is a visitor', (agent) => expect(isCrawler(agent)).toBe(false));

it('errorId: an error has one short id, and another error another', () => {
  const error = new Error('lost');
  expect(errorId(error)).toMatch(/^[\da-f]{8}$/);
  expect(errorId(error)).toBe(errorId(error));
  expect(errorId(new Error('lost'))).not.toBe(errorId(error));
});

it('errorId: an error of the server has its id in the server’s log', () =>
  expect(errorId(Object.assign(new Error(), { digest: '2338289318' }))).toBe('2338289318'));
