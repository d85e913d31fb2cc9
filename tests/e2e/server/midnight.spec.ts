import { expect, test } from 'playwright/test';
import { serveBuild } from '@/tools/build/serve-build';
import { readContent } from '../read-content';
import { setClock } from './set-clock';

/** A day that the tests' house has a film for, and the last seconds before it where the house is. */
const day = '2026-11-21';
const ahead = 20_000;
const midnight = Date.parse('2026-11-20T23:00:00Z');

test('the home page changes at midnight where the house is, without a new build', async ({
  request,
}) => {
  test.setTimeout(300_000);
  const { film, text } = readContent('programme/2026-11')[day];
  const site = await serveBuild({ env: setClock(new Date(midnight - ahead).toISOString()) });
  const read = async (path: string) => {
    const answer = await request.get(site.address + path);
    const html = await answer.text();
    return {
      first: /<main(.*?)<\/section>/s.exec(html)?.[1] ?? '',
      week: /id="week"(.*?)<\/section>/s.exec(html)?.[1] ?? '',
      kept: Number(/s-maxage=(\d+)/.exec(answer.headers()['cache-control'] ?? '')?.[1]),
      now: Date.parse(answer.headers().date ?? ''),
    };
  };
  try {
    const before = await read('/de');
    expect(before.now, 'the site took too long to start').toBeLessThan(midnight);
    expect(before.first).toContain('dateTime="2026-11-20"');
    expect(before.week).toContain(`dateTime="${day}"`);
    expect(before.week).toContain(`/movie/${film}"`);
    expect(before.week).toContain(text.de);
    // No cache is to hold it beyond.
    expect(before.kept).toBeLessThanOrEqual((midnight - before.now) / 1000 + 1);
    await expect
      .poll(async () => (await read('/de')).first, { timeout: 2 * ahead })
      .toContain(`dateTime="${day}"`);
    for (const [path, words] of [
      ['/de', text.de],
      ['/', text.fr],
    ]) {
      const { first, week } = await read(path);
      expect(first).toContain(words);
      expect(first).toContain(`/movie/${film}"`);
      expect(week).not.toContain(`dateTime="${day}"`);
    }
  } finally {
    await site.stop();
  }
});
