import type { Page } from 'playwright/test';

/** Writes a value into the browser's storage, as an earlier visit would have. */
export async function storeValue(page: Page, key: string, value: unknown): Promise<void> {
  await page.goto('/robots.txt');
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  await page.evaluate(
    ([name, content]) => localStorage.setItem(name ?? '', content ?? ''),
    [key, text],
  );
}

export const listsStorageKey = 'bobine-lists';
export const positionsKey = 'bobine-resume';

/** Lists of an earlier visit. */
export const lists = {
  version: 1,
  toWatch: { nosferatu: 1, 'das-cabinet-des-dr-caligari': 1_790_000_000_000 },
  watched: { 'etude-en-rectangles': 1_780_000_000_000 },
};
