import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { openPageForm } from '@/lib/server/notices/page-form';

const token = 'BOBINE_REQUESTED_PATH';
const row = (number: number) =>
  `<li class="row" data-number="${number}">Un film, ${number * 7}</li>`;
const rows = Array.from({ length: 400 }, (_, number) => row(number)).join('');
const script = `<script>push("${token}")</script>`;
const page = `<!doctype html>${script}<ul>${rows}</ul><p>Page not found: ${token}</p>${rows}${script}`;
const form = openPageForm(Buffer.from(page), token);
const whole = (text: string) => page.replace(`found: ${token}`, () => `found: ${text}`);

const read = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body };
const texts = [
  ...['/', '/nope', '/de/x?y=1#z', '/é/日本', `/${'a'.repeat(250)}`, `/${'b'.repeat(900)}`],
  ...[`/${'c'.repeat(8_000)}`, `/${'<'.repeat(300)}`, '/$&/$1', '-->', '<!--', rows.slice(0, 200)],
];

it.each(['br', 'gzip'] as const)(
  'writes each text into a page that was compressed once, as %s',
  async (accepted) => {
    for (const text of texts) {
      const { body, encoding } = await form(text, accepted);
      expect([text.slice(0, 20), encoding]).toEqual([text.slice(0, 20), accepted]);
      expect(body.length).toBeLessThan(page.length / 2);
      const escaped = (await form(text, 'identity')).body.toString();
      // A comment fills the hole up: nobody sees it.
      expect(
        read[accepted](body)
          .toString()
          .replace(/<!-- *-->/, ''),
      ).toBe(escaped);
    }
  },
);

it('escapes the text in the markup, and leaves the token in scripts alone', async () => {
  const { body } = await form(`/"><script>'&`, 'identity');
  expect(body.toString()).toBe(whole('/&quot;&gt;&lt;script&gt;&#39;&amp;'));
  expect((await form('/$&/$1', 'identity')).body.toString()).toBe(whole('/$&amp;/$1'));
});

it('leaves a text that fits no hole, or asks for another encoding, uncompressed', async () => {
  const long = `/${'d'.repeat(9_000)}`;
  expect(await form(long, 'br')).toEqual({ body: Buffer.from(whole(long)), encoding: 'identity' });
  expect((await form('/x', 'zstd')).encoding).toBe('identity');
});

it('sends a page without a place for the text as it is, and one with two with both', async () => {
  const fill = async (html: string) =>
    (await openPageForm(Buffer.from(html), token)('/<x>', 'br')).body.toString();
  expect(await fill(`<h1>Lost</h1>${script}`)).toBe(`<h1>Lost</h1>${script}`);
  expect(await fill(`<title>${token}</title><p>${token}</p>`)).toBe(
    '<title>/&lt;x&gt;</title><p>/&lt;x&gt;</p>',
  );
});

it('costs little more than sending it', async () => {
  await form('/warm', 'br');
  const begun = process.cpuUsage();
  for (let count = 0; count < 500; count += 1) await form(`/nope/${count}`, 'br');
  const { user, system } = process.cpuUsage(begun);
  // Compressing it anew takes more than a millisecond each.
  expect((user + system) / 500).toBeLessThan(500);
});
