import { expect, test } from 'playwright/test';
import sharp from 'sharp';
import { readFacts } from '@/tools/crawl/page/read-facts';
import { addressIn, languages } from '../languages';
import { screens } from '../screens';
import { readPage } from './read-page';

const pathOf = (url: string) => new URL(url).pathname;

for (const language of languages)
  test(`every screen in ${language.name} has one title, ordered headings and a share image`, async ({
    request,
  }) => {
    const titles: string[] = [];
    const alts: string[] = [];
    for (const { path } of [...screens, { path: '/nope' }]) {
      const page = await readPage(request, addressIn(language, path));
      const isThere = path !== '/nope';
      expect([path, page.status]).toEqual([path, isThere ? 200 : 404]);
      expect([path, page.get('lang')]).toEqual([path, language.tag]);
      expect(page.all('h1'), path).toHaveLength(1);
      const levels = [...page.html.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level));
      const skipped = levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1);
      expect({ path, first: levels[0], skipped }).toEqual({ path, first: 1, skipped: [] });
      const facts = readFacts(page.html);
      expect(facts.titles, path).toHaveLength(1);
      titles.push(facts.titles[0] ?? '');
      if (!isThere) continue;
      expect(facts.descriptions.join(), path).toMatch(/\S{3}/);
      expect(facts.descriptions, path).toHaveLength(1);
      const [image = ''] = facts.share.get('og:image') ?? [];
      const of = (name: string) => facts.share.get(`og:image:${name}`)?.join(' and ');
      const picture = await request.get(pathOf(image));
      expect(picture.status(), path).toBe(200);
      expect(picture.headers()['content-type'], path).toBe(of('type'));
      const { width, height } = await sharp(await picture.body()).metadata();
      expect([`${width}`, `${height}`], path).toEqual([of('width'), of('height')]);
      // In the page's language, unless it is a photograph.
      if (!pathOf(image).startsWith('/media/'))
        expect(pathOf(image).startsWith('/og/de/'), path).toBe(language.locale === 'de');
      expect(of('alt'), path).toMatch(/\S{3}/);
      alts.push(of('alt') ?? '');
    }
    expect(titles.toSorted()).toEqual([...new Set(titles)].toSorted());
    expect(new Set(alts).size).toBeGreaterThan(2);
  });
