import { expect, it } from 'vitest';
import { fillToken } from '@/lib/server/notices/fill-token';

const fillRequestedPath = (html: string, path: string) =>
  fillToken(html, 'BOBINE_REQUESTED_PATH', path);

it('writes the escaped path wherever the markup has the token', () => {
  const html = '<title>BOBINE_REQUESTED_PATH</title><p data-path="BOBINE_REQUESTED_PATH">';
  expect(fillRequestedPath(html, `/a"><script>'&`)).toBe(
    '<title>/a&quot;&gt;&lt;script&gt;&#39;&amp;</title><p data-path="/a&quot;&gt;&lt;script&gt;&#39;&amp;">',
  );
});

it('leaves the token in scripts alone', () => {
  const script = '<script>push("BOBINE_REQUESTED_PATH")</script>';
  expect(fillRequestedPath(`${script}BOBINE_REQUESTED_PATH${script}`, '/x')).toBe(
    `${script}/x${script}`,
  );
});

it('takes replacement patterns in a path literally', () => {
  expect(fillRequestedPath('BOBINE_REQUESTED_PATH', '/$&/$1')).toBe('/$&amp;/$1');
});
