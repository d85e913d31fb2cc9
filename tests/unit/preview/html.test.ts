import { expect, it } from 'vitest';
import { html } from '@/lib/preview/html';

it('escapes what is put in, in text and in attributes, and leaves alone what is HTML', () => {
  const name = `<b title='x'>"A & B"</b>`;
  const { text } = html`<p title="${name}">${[html`<i>${name}</i>`, 3, false, undefined]}</p>`;
  expect(text).toBe(
    '<p title="&lt;b title=&#39;x&#39;&gt;&quot;A &amp; B&quot;&lt;/b&gt;"><i>&lt;b title=&#39;x&#39;&gt;&quot;A &amp; B&quot;&lt;/b&gt;</i>3</p>',
  );
});
