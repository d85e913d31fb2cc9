import { describe, expect, it } from 'vitest';
import { openNotices } from './open-notices';

type Told = Parameters<Parameters<ReturnType<typeof openNotices>['ask']>[0]>[0]['sendRefusal'];
const html = { headers: { accept: 'text/html' } };
const { ask, read } = openNotices();
const refuse =
  (told: Parameters<Told>[2]): Parameters<typeof ask>[0] =>
  (notices, ...asked) =>
    notices.sendRefusal(...asked, told);
const method = { status: 405, reason: 'method' } as const;
const away = { status: 503, reason: 'away', retryAfter: 30 } as const;

describe('why the shop does not answer', () => {
  it('is read on a page in the visitor’s language', async () => {
    const { status, headers, body } = await ask(refuse(method), '/de/commande', html);
    expect(status).toBe(405);
    expect(body).toContain(
      '<h1>/de/shop-refusal.html</h1><p>BOBINE_REQUESTED_PATH Diese Adresse nimmt diese Anfrage nicht an. </p>',
    );
    expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
    expect(headers).not.toHaveProperty('retry-after');
    expect(read).toEqual(['/de/shop-refusal.html']);
  });

  it('is read with its name in the log, and with when to try again', async () => {
    const told = refuse({ ...away, id: '0badcafe' });
    const { status, headers, body } = await ask(told, '/commande', html);
    expect([status, headers['retry-after']]).toEqual([503, '30']);
    expect(body).toMatch(/La boutique ne peut pas prendre de commande.* 0badcafe<\/p>/);
  });

  it('is told a program as JSON', async () => {
    const { status, headers, body } = await ask(refuse({ ...away, id: 'a' }), '/api/shop/orders');
    expect([status, headers['retry-after'], headers['content-type']]).toEqual([
      ...[503, '30', 'application/json'],
    ]);
    expect(JSON.parse(body)).toEqual({
      error: expect.stringMatching(/^La boutique ne peut pas prendre de commande/),
      id: 'a',
    });
    const json = { headers: { accept: 'application/json' } };
    const said = 'Cette adresse n’accepte pas cette demande.';
    expect(JSON.parse((await ask(refuse(method), '/commande', json)).body)).toEqual({
      error: said,
    });
  });

  it('is told in a handler’s own words where it has some', async () => {
    const told = refuse({ status: 400, words: 'Nothing of <that> name' });
    const { status, headers, body } = await ask(told, '/api/shop/orders', html);
    expect([status, headers['retry-after']]).toEqual([400, undefined]);
    expect(body).toContain('Nothing of &lt;that&gt; name');
  });

  it('is told in a line where there is no page for it', async () => {
    const none = openNotices(() => true);
    const { status, headers, body } = await none.ask(refuse(away), '/commande', html);
    expect([status, headers['retry-after'], body]).toEqual([503, '30', 'Service Unavailable\n']);
  });
});

describe('while the desk is away', () => {
  const desk = refuse({ status: 503, reason: 'desk', retryAfter: 30, id: '0badcafe' });

  it.each([
    ['/desk/orders?heap=pack', 'GET', '/desk/orders?heap=pack'],
    ['/desk/orders/K7', 'POST', '/desk/orders'],
    ['/commande', 'GET', '/desk/orders'],
  ])('who was at %s by %s is led back to %s', async (path, asked, again) => {
    const { status, headers, body } = await ask(desk, path, { ...html, method: asked });
    expect([status, headers['retry-after']]).toEqual([503, '30']);
    expect(body).toContain(`<a href="${again}">Réessayer</a>`);
    expect(body).toContain('<p>0badcafe</p>');
    expect(headers['content-security-policy']).toMatch(/form-action 'none'.*style-src 'sha256-/);
  });
});
