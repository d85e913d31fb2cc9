import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hostsOf, providers } from '@/lib/policy/hosts';

/** The list itself, and that of links, which a visitor follows. */
const lists = ['lib/policy/hosts.ts', 'lib/policy/links.ts'];
/** Names that nobody can own (RFC 2606), this machine, and vocabularies that have an address for a name: nobody asks them. */
const nowhere =
  /(?:^|\.)(?:example|invalid|localhost)$|^(?:example\.(?:org|com)|(?:www\.w3|schema|jsonfeed)\.org|localhost)$/;

/** Names of vocabularies that look like addresses: readers compare them, and ask nobody. */
const namespaces =
  /http:\/\/(?:a9\.com\/-\/spec\/opensearch|www\.sitemaps\.org\/schemas|www\.google\.com\/schemas)\//g;

/** Every host that stands in the code of visitors' pages and of the server; what comments say is not asked. */
function hostsInCode(file: string): string[] {
  const code = readFileSync(file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .replace(namespaces, '');
  return [...code.matchAll(/https?:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)*)/gi)].map(
    ([, host = '']) => host,
  );
}

test('a host stands in the list of hosts, in that of links, and nowhere else', () => {
  const files = ['app', 'components', 'lib'].flatMap((room) =>
    readdirSync(room, { recursive: true, withFileTypes: true }).flatMap((entry) =>
      entry.isFile() ? `${entry.parentPath}/${entry.name}` : [],
    ),
  );
  const elsewhere = [...files, 'proxy.ts', 'next.config.mjs', 'instrumentation-client.ts']
    .filter((file) => /\.(?:tsx?|mjs|css)$/.test(file) && !lists.includes(file))
    .flatMap((file) => hostsInCode(file).map((host) => ({ file, host })))
    .filter(({ host }) => !nowhere.test(host));
  expect(elsewhere).toEqual([]);
});

test('what a page may ask of a provider is named host by host', () => {
  expect(hostsOf(providers.youtube.sources)).toEqual([
    'www.youtube.com',
    'www.youtube-nocookie.com',
    'i.ytimg.com',
  ]);
  expect(hostsOf({ frame: ['https:'], img: ['https://a.example', 'https://a.example'] })).toEqual([
    'a.example',
  ]);
});
