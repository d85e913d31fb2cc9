import { expect, test } from 'playwright/test';
import { addressIn, languages } from '../languages';
import { listSlugs, readContent } from '../read-content';

const dated = listSlugs('films').flatMap((slug) => {
  const { from, until } = readContent(`films/${slug}`).vod ?? {};
  return [
    ...(from ? [{ file: `/movie/${slug}/start.ics`, at: from }] : []),
    ...(until ? [{ file: `/movie/${slug}/end.ics`, at: until }] : []),
  ];
});

for (const language of languages)
  test(`every day of an offer is a calendar file in ${language.name}`, async ({ request }) => {
    expect(dated.length).toBeGreaterThan(0);
    for (const { file, at } of dated) {
      const answer = await request.get(addressIn(language, file));
      expect(answer.status(), file).toBe(200);
      expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8');
      const utc = new Date(at).toISOString().replace(/[-:]|\.\d+/g, '');
      const calendar = await answer.text();
      expect(calendar).toContain(`\r\nDTSTART:${utc}\r\n`);
      expect(calendar.replaceAll('\r\n ', '')).toContain(
        new URL(addressIn(language, file.replace(/\/\w+\.ics$/, '')), 'http://x').pathname,
      );
      expect(calendar.includes('BEGIN:VALARM')).toBe(file.endsWith('end.ics'));
    }
  });

test('a film without such a day has no such file', async ({ request }) => {
  for (const path of ['/movie/das-cabinet-des-dr-caligari/end.ics', '/movie/nope/start.ics'])
    expect((await request.get(path)).status(), path).toBe(404);
});
