import type { Page } from 'playwright/test';

/** What the head of a page tells a crawler; addresses as they are written. */
export function readHead(page: Page, html: string) {
  return page.evaluate((text) => {
    const { head } = new DOMParser().parseFromString(text, 'text/html');
    const all = (selector: string, name: string) =>
      [...head.querySelectorAll(selector)].map((found) => found.getAttribute(name) ?? '');
    const links = [...head.querySelectorAll('link[rel=alternate][hreflang]')];
    return {
      titles: [...head.querySelectorAll('title')].map((title) => title.textContent ?? ''),
      descriptions: all('meta[name=description]', 'content'),
      canonicals: all('link[rel=canonical]', 'href'),
      images: all('meta[property="og:image"]', 'content'),
      picture: Object.fromEntries(
        ['width', 'height', 'type', 'alt'].map((name) => [
          name,
          all(`meta[property="og:image:${name}"]`, 'content').join(' and '),
        ]),
      ) as Record<'width' | 'height' | 'type' | 'alt', string>,
      alternates: Object.fromEntries(
        links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href') ?? '']),
      ) as Record<string, string>,
    };
  }, html);
}
