import { hash } from 'node:crypto';
import { expect, it } from 'vitest';
import { deskAway, deskAwayGuards } from '@/lib/server/notices/desk-away';

const again = '/desk/orders?a=1&b="2"';
const french = `<section lang="fr-FR">
<p>Le comptoir ne répond pas en ce moment. Réessayez dans quelques minutes, et vérifiez alors si votre dernier geste a été pris en compte.</p>
<p><a href="/desk/orders?a=1&amp;b=&quot;2&quot;">Réessayer</a></p>
</section>`;
const german = `<section lang="de-DE">
<p>Die Theke antwortet im Moment nicht. Versuchen Sie es in ein paar Minuten nochmals und prüfen Sie dann, ob Ihr letzter Schritt angekommen ist.</p>
<p><a href="/desk/orders?a=1&amp;b=&quot;2&quot;">Nochmals versuchen</a></p>
</section>`;

it('says in both languages that the desk is away, the browser’s first, with a way on and a name', () => {
  const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
  const page = plain(deskAway('de', { again, id: '0badcafe' }));
  expect(page).toMatch(/^<!DOCTYPE html>\n<html lang="de-DE">\n<head>\n<meta charset="utf-8">/);
  const main = page.slice(page.indexOf('<main>'));
  const body = [german, french].join('');
  expect(main).toBe(`<main>\n${body}\n<p>0badcafe</p>\n</main>\n</body>\n</html>\n`);
  expect(plain(deskAway('fr', { again, id: '' }))).toContain(`${french}${german}`);
});

it('has its own styles and nothing else', () => {
  const page = deskAway('fr', { again, id: '' });
  const styles = /<style>(.+?)<\/style>/s.exec(page)?.[1] ?? '';
  expect(styles).toContain('section{margin-bottom:2rem}');
  expect(deskAwayGuards).toEqual({
    headers: {
      'content-security-policy': `default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; style-src 'sha256-${hash('sha256', styles, 'base64')}'`,
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    },
  });
});
