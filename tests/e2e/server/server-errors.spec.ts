import { rmSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { serveBuild } from '@/tools/build/serve-build';
import { languages } from '../languages';
import { breakContent } from './break-content';

const [, german] = languages;

test('a server error shows its log id, and nothing else', { tag: '@release' }, async ({
  request,
}) => {
  // Starts a server of its own.
  test.slow();
  const root = breakContent();
  const site = await serveBuild({ root });
  const readLines = () =>
    site
      .log()
      .split('\n')
      // The last line may be incomplete, and Node adds warnings.
      .slice(0, -1)
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line));
  try {
    const answer = await request.get(`${site.address}/de/catalogue?genre=x`);
    expect(answer.status()).toBe(500);
    const html = await answer.text();
    const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
    const [before = ''] = german.words.Error.id.split('{id}');
    const words = main.replace(/<!--.*?-->/g, '');
    const id = RegExp(`${before}([\\da-f]{8})<`).exec(words)?.[1] ?? '';
    expect(id).toMatch(/^[\da-f]{8}$/);
    const cause = () => readLines().find((line) => line.id === id && line.stack);
    await expect.poll(cause).toMatchObject({ level: 'error', url: '/de/catalogue?genre=x' });
    expect(html).not.toMatch(/site\.yaml| {4}at /);
    expect(words).toContain(german.words.Error.home);
    expect(words).toMatch(/<section[\s\S]*href="\/de\/movie\//);
  } finally {
    await site.stop();
    rmSync(root, { recursive: true });
  }
});
