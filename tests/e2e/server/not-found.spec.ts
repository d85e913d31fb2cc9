import { expect, test } from 'playwright/test';
import { get } from '../../unit/server/get';
import { languages } from '../languages';

/** Asks as a crawler or an attacker may: the path as it is written, nothing mended. */
async function ask(path: string, baseURL = '') {
  return get({ path, port: Number(new URL(baseURL).port) });
}

for (const { name, prefix, tag, words } of languages) {
  for (const path of ['/nope/x?y=1', '/movie/nobody-made-this', '/collection/none', '/movie'])
    test(`${prefix}${path} is not found, in ${name}, and kept nowhere`, async ({ baseURL }) => {
      const answer = await ask(prefix + path, baseURL);
      expect(answer.status).toBe(404);
      expect(answer.headers['content-type']).toContain('text/html');
      expect(answer.headers['cache-control']).toBe('private, no-store');
      expect(answer.headers.etag).toBeUndefined();
      expect(answer.body).toContain(`lang="${tag}"`);
      expect(answer.body).toContain(words.NotFound.title);
      const said = answer.body.replace(/<script\b[\s\S]*?<\/script>/g, '').replace(/<[^>]+>/g, '');
      expect(said).toContain(`Page not found: ${prefix}${path}`);
    });

  test(`a path that is no address is not found either, in ${name}`, async ({ baseURL }) => {
    for (const path of ['/movie/%', '/%E0%A4%A', '/movie/%00'])
      expect((await ask(prefix + path, baseURL)).status, path).toBe(404);
  });

  test(`a script in the path comes back as text in ${name}`, async ({ baseURL }) => {
    const answer = await ask(`${prefix}/<script>alert(1)</script>?"onload='x'`, baseURL);
    expect(answer.status).toBe(404);
    expect(answer.body).not.toContain('<script>alert(1)');
    expect(answer.body).toContain(`${prefix}/&lt;script&gt;alert(1)&lt;/script&gt;`);
  });

  test(`the pages the server sends itself have no address in ${name}`, async ({ request }) => {
    for (const path of ['/page-not-found', '/server-error'])
      expect((await request.get(prefix + path)).status(), path).toBe(404);
  });
}
