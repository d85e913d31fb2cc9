import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';

const fixture = (name: string) => readFileSync(`tests/unit/ads/fixtures/${name}.xml`, 'utf8');

/** Ad responses: the site's own ad, and the breaks of the playlist. */
export const adFiles = /\/(?:house-ad|ads)\/[^?]+\.xml/;

/** A VAST document with one ad of 10 s; `skipAfter` in seconds. */
export function vast({ skipAfter = 5, file = '/media/house-ad/ad.mp4' }): string {
  return fixture('vast')
    .replace('skipoffset="00:00:05"', `skipoffset="00:00:0${skipAfter}"`)
    .replace('/media/house-ad/ad.mp4', file);
}

type Server = {
  vast?: string;
  /** Answers first with a playlist that has a mid-roll at this second; the rest is the response for that mid-roll. */
  vmap?: { midAt: number };
};

/** Test double of the ad server. Returns the requests and tracking events that it received. */
export async function serveAds(page: Page, { vast, vmap }: Server) {
  const requests = { tags: [] as string[], breaks: [] as string[], tracked: [] as string[] };
  await page.route(adFiles, async (route) => {
    const url = route.request().url();
    const isTag = url.includes('?');
    (isTag ? requests.tags : requests.breaks).push(url);
    if (isTag && vmap) {
      const body = fixture('vmap').replace('00:00:03', `00:00:0${vmap.midAt}`);
      return route.fulfill({ contentType: 'text/xml', body });
    }
    return route.fulfill({ contentType: 'text/xml', body: vast });
  });
  await page.route('/track/**', (route) => {
    requests.tracked.push(new URL(route.request().url()).pathname.replace('/track/', ''));
    return route.fulfill({ status: 204 });
  });
  return requests;
}
