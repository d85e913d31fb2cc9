import { expect, test } from 'vitest';
import { loadAfterPaint } from '@/lib/next-internals/scripts.mjs';

const script = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`;
const old = '<script src="/_next/static/chunks/old.js" noModule=""></script>';
const inline = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const preload =
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>';
const style = '<link rel="stylesheet" href="/_next/static/chunks/a.css"/>';
const head = `<head>${style}${preload}${script('a')}${script('b')}${old}</head>`;
const page = `<html>${head}<body><h1>Nerven</h1>${script('c')}${inline}</body></html>`;

test('a page’s scripts wait in a template at its end, in their order, and nothing fetches them before', () => {
  const written = loadAfterPaint(page);
  const [before, after = ''] = written.split('<template id="after-paint">');
  expect(before).toBe(`<html><head>${style}${old}</head><body><h1>Nerven</h1>${inline}`);
  expect(after).toMatch(/^<script src.*<\/template><script>.*<\/script><\/body><\/html>$/);
  expect(after.split('</template>')[0]).toBe(script('a') + script('b') + script('c'));
});

test('what has no scripts, or is no page, stays as it is, and so does what was changed already', () => {
  const plain = '<html><body><h1>Nerven</h1></body></html>';
  for (const text of [plain, `${script('a')} no page`, loadAfterPaint(page)])
    expect(loadAfterPaint(text)).toBe(text);
});
