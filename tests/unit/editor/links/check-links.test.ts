import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import type { Library } from '@/lib/content/store/raw-library';
import { checkLink } from '@/lib/editor/links/check-link';
import { checkAtNight, checkLinks, readDeadLinks } from '@/lib/editor/links/check-links';
import { listLinks } from '@/lib/editor/links/content-links';
import { isPublicTarget } from '@/lib/editor/links/public-address';
import { onSqlite } from '@/tests/databases/on-both';

test.each<[string, number, boolean]>([
  ['93.184.215.14', 443, true],
  ['2606:4700::1111', 80, true],
  ['93.184.215.14', 6379, false],
  ...['127.0.0.1', '10.1.2.3', '169.254.169.254', '172.31.0.1', '192.168.1.1', '0.0.0.0'].map(
    (address): [string, number, boolean] => [address, 443, false],
  ),
  ...['::1', '::', 'fe80::1', 'fd00::1', '::ffff:10.0.0.1', '64:ff9b::a00:1', '2002:a00:1::'].map(
    (address): [string, number, boolean] => [address, 443, false],
  ),
])('the server may request %s at port %i: %s', (address, port, isAllowed) => {
  expect(isPublicTarget(address, port)).toBe(isAllowed);
});

test('a link answers by HEAD or GET, after its redirects, and never in a private network', async () => {
  const asked: string[] = [];
  const server = createServer(({ method, url = '' }, response) => {
    asked.push(`${method} ${url}`);
    const to: Record<string, string> = {
      '/moved': '/here',
      '/loop': '/loop',
      '/inside': 'http://169.254.169.254/latest',
      '/file': 'file:///etc/passwd',
    };
    if (to[url]) return response.writeHead(302, { location: to[url] }).end();
    if (url === '/upgrade') {
      response.socket?.end(
        'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n',
      );
      return;
    }
    const isHeadRefused = url === '/get-only' && method === 'HEAD';
    response.writeHead(isHeadRefused || url === '/gone' ? 404 : url === '/guarded' ? 403 : 200);
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const site = `http://127.0.0.1:${port}`;
  const check = (path: string) => checkLink(site + path, (_, at) => at === port);
  try {
    for (const path of ['/here', '/moved', '/get-only', '/guarded', '/upgrade'])
      expect([path, await check(path)]).toEqual([path, 'ok']);
    expect(await check('/gone')).toBe('404');
    expect(await check('/loop')).toBe('redirects');
    for (const path of ['/inside', '/file']) expect(await check(path)).toBe('private');
    expect(await checkLink(`http://127.0.0.1:1/`, () => true)).toBe('unreachable');
    asked.length = 0;
    for (const url of [`${site}/here`, `http://localhost:${port}/here`, 'http://localhost/'])
      expect(await checkLink(url)).toBe('private');
    expect(asked).toEqual([]);
  } finally {
    server.close();
  }
});

/** A site with one film. */
function contentWith(text: string) {
  const none = new Map<string, never>();
  const films = new Map([['x', { synopsis: { fr: text } }]]);
  const content = { site: { url: 'https://films.example' }, films };
  const others = { collections: none, articles: none, pages: none, news: none, programme: none };
  return { ...content, ...others } as unknown as Library;
}

test('links stand in addresses and in texts, each with its field', () => {
  const text =
    'See [a](https://a.example/x_(1)), https://b.example/y. And https://films.example/own https://c.example:8443/' +
    ` https://long.example/${'x'.repeat(4000)}`;
  const found = listLinks(contentWith(text)).filter(({ path }) => path === 'films/x.yaml');
  expect(found).toEqual(
    ['https://a.example/x_(1)', 'https://b.example/y'].map((url) => ({
      ...{ url, path: 'films/x.yaml', field: 'synopsis.fr' },
    })),
  );
});

onSqlite('the check of the links', (open) => {
  const night = new Date('2026-11-28T02:00:00.000Z');
  test('stores the result of each link, and deletes those of removed links', async () => {
    const db = await open();
    const [dead, other] = ['https://a.example/dead', 'https://a.example/other'];
    const check = async (url: string) => (url === dead ? ('404' as const) : ('ok' as const));
    const run = async (text: string) => {
      const content = contentWith(text);
      await checkLinks({ db, content, now: night, check });
      const { links } = await readDeadLinks(db, content);
      return links.map(({ url, field, answer }) => [url, field, answer]);
    };
    expect(await run(`${dead} ${other}`)).toEqual([[dead, 'synopsis.fr', '404']]);
    expect(await run(other)).toEqual([]);
    const rows = await db.selectFrom('content_links').select('url').execute();
    expect(rows.map(({ url }) => url)).not.toContain(dead);
  });

  test('begins by itself once a night, if somebody is invited to the editor', async () => {
    const db = await open();
    const check = async () => 'ok' as const;
    const at = async (now: Date) => {
      const options = { db, content: contentWith('https://a.example/x'), now, check };
      const begun = await checkAtNight(options, (error) => expect.unreachable(`${error}`));
      await begun?.done;
      return begun !== undefined;
    };
    const person = { id: 'p', email: 'b@films.example', locale: 'fr', invited_at: '' };
    await db
      .insertInto('people')
      .values({ ...person, role: 'packs' })
      .execute();
    expect(await at(night)).toBe(false);
    await db.updateTable('people').set({ role: 'writes' }).execute();
    expect(await at(new Date('2026-11-28T12:00:00.000Z'))).toBe(false);
    expect(await at(night)).toBe(true);
    expect(await at(new Date(night.getTime() + 3_600_000))).toBe(false);
  });
});
