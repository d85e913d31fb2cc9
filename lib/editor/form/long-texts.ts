/** Texts longer than a line, with the height of their field in lines; by path. The schema knows no lengths. */
const rows: Record<string, number> = {
  'film.synopsis': 8,
  'film.quotes.text': 3,
  'film.rights': 2,
  'film.editorNote': 3,
  'film.poster.alt': 2,
  'film.stills.alt': 2,
  'collection.summary': 2,
  'collection.introduction': 8,
  'collection.films.reason': 4,
  'article.description': 8,
  'news.summary': 2,
  'news.text': 12,
  'page.summary': 2,
  'page.text': 16,
  'programme.text': 3,
  'people.text': 4,
  'site.description': 3,
  'site.imprint.text': 6,
  'site.privacy.transfers': 4,
  'site.shopNotice': 3,
  'site.screeningsNotice': 3,
  'introductions.genre': 4,
  'introductions.country': 4,
  'introductions.decade': 4,
  'introductions.children': 4,
  'shop.terms': 12,
  'shop.withdrawal.text': 4,
  'shop.payment.bill.reminders.text': 3,
};

const markdown = new Set([
  ...['film.synopsis', 'collection.introduction', 'article.description', 'news.text', 'page.text'],
  ...['people.text', 'site.imprint.text', 'site.privacy.transfers', 'site.shopNotice'],
  ...['site.screeningsNotice', 'shop.terms', 'shop.withdrawal.text', 'introductions.children'],
  ...['introductions.genre', 'introductions.country', 'introductions.decade'],
]);

export const rowsOf = (path: string): number => (Object.hasOwn(rows, path) ? (rows[path] ?? 1) : 1);

/** Texts that fill a page, in which `##` begins a section (`RichText`). */
const withHeadings = new Set(['news.text', 'page.text', 'site.imprint.text']);

export const hasHeadings = (path: string): boolean => withHeadings.has(path);

export const isMarkdown = (path: string): boolean => markdown.has(path);
