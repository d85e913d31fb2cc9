import type { Page } from 'playwright/test';

/** The part of YouTube's script that creates the frame. */
const frameScript = `window.YT = { Player: class { constructor(id, { host, videoId }) {
  const frame = document.createElement('iframe');
  frame.src = host + '/embed/' + videoId;
  document.getElementById(id.id ?? id).replaceWith(frame);
} } };
window.onYouTubeIframeAPIReady();`;

/** Answers for other hosts: YouTube's script and an empty frame. Returns the requested hosts. */
export async function standInForYouTube(page: Page): Promise<string[]> {
  const requests: string[] = [];
  await page.route(
    ({ hostname }) => hostname !== 'localhost',
    (route) => {
      const { host, pathname } = new URL(route.request().url());
      requests.push(host);
      if (pathname.startsWith('/embed/'))
        return route.fulfill({ contentType: 'text/html', body: '<h1>Frame</h1>' });
      if (pathname !== '/iframe_api') return route.abort();
      return route.fulfill({ contentType: 'text/javascript', body: frameScript });
    },
  );
  return requests;
}
