import { describe, expect, it } from 'vitest';
import { plainStyles } from '@/lib/server/notices/plain-page';
import { doorPage, isShownPage, type Notice } from '@/lib/server/preview/door-page';

/** Words as they are read: French has narrow blanks. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const page = (to: string, notice?: Notice, headers = {}) =>
  plain(doorPage({ headers }, { to, notice }));
const german = { 'accept-language': 'de' };
const mainOf = (text: string) => /<main>\n(.*)\n<\/main>/s.exec(text)?.[1];

const form = (notice: string, described: string) => `<form method="post" action="/_preview/open">
<input type="hidden" name="to" value="/a&quot;b">
<label for="password"><span lang="fr-FR">Mot de passe</span><span lang="de-DE">Passwort</span></label>
<input id="password" name="password" type="password" autocomplete="current-password" autocapitalize="none" autocorrect="off" spellcheck="false" required autofocus${described}>
${notice}
<button type="submit"><span lang="fr-FR">Ouvrir</span><span lang="de-DE">Öffnen</span></button>
</form>`;
const asks = `<h1><span lang="fr-FR">Aperçu protégé</span><span lang="de-DE">Geschützte Vorschau</span></h1>
<p class="ask"><span lang="fr-FR">Cette version n’est pas encore publique.</span><span lang="de-DE">Diese Fassung ist noch nicht öffentlich.</span></p>
`;

describe('the page at the door', () => {
  it('has nothing of the house', () => {
    const head = (tag: string, title: string) => `<!DOCTYPE html>
<html lang="${tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${plainStyles}</style>
</head>
<body>
<main>
`;
    expect(page('/').startsWith(head('fr-FR', 'Aperçu · Vorschau'))).toBe(true);
    expect(page('/', undefined, german).startsWith(head('de-DE', 'Vorschau · Aperçu'))).toBe(true);
    expect(page('/').endsWith('</main>\n</body>\n</html>\n')).toBe(true);
    expect(plainStyles).toContain('main{border-top:.75rem solid var(--signal)');
  });

  it('asks for the password in both languages, and keeps where somebody wants to go', () =>
    expect(mainOf(page('/a"b'))).toBe(asks + form('', '')));

  it.each([
    ['wrong', 'Ce n’est pas le bon mot de passe.', 'Das ist nicht das richtige Passwort.'],
    [
      'often',
      'Trop d’essais. Réessayez dans dix minutes.',
      'Zu viele Versuche. Versuchen Sie es in zehn Minuten wieder.',
    ],
  ] as const)('says what went %s', (notice, french, words) =>
    expect(mainOf(page('/a"b', notice))).toBe(
      asks +
        form(
          `<p id="notice" role="alert"><span lang="fr-FR">${french}</span><span lang="de-DE">${words}</span></p>`,
          ' aria-describedby="notice" aria-invalid="true"',
        ),
    ),
  );

  it.each([
    [
      'lapsed',
      ['Dieser Link ist abgelaufen', 'Bitten Sie den Absender um einen neuen.'],
      ['Ce lien est échu', 'Demandez-en un nouveau à qui vous l’a envoyé.'],
    ],
    [
      'broken',
      ['Dieser Link ist ungültig', 'Vielleicht ist er abgeschnitten: Kopieren Sie ihn ganz.'],
      ['Ce lien n’est pas valable', 'Il est peut-être coupé : copiez-le en entier.'],
    ],
  ] as const)('says of a link that is %s what to do, and asks for nothing', (notice, own, other) =>
    expect(mainOf(page('/', notice, german))).toBe(
      `<h1><span lang="de-DE">${own[0]}</span><span lang="fr-FR">${other[0]}</span></h1>
<p class="ask"><span lang="de-DE">${own[1]}</span><span lang="fr-FR">${other[1]}</span></p>
`,
    ),
  );

  it('speaks first the language that was chosen before', () =>
    expect(page('/', undefined, { ...german, cookie: 'i18n_redirected=fr' })).toContain(
      '<html lang="fr-FR">',
    ));
});

describe('a page is shown', () => {
  it.each([
    {},
    { 'sec-fetch-dest': 'document', accept: 'image/png' },
    { 'sec-fetch-dest': 'iframe' },
    { accept: 'text/html' },
    { accept: '*/*' },
    { accept: 'image/png, text/html' },
  ])('to who asks with %o', (headers) => expect(isShownPage({ headers })).toBe(true));

  it.each([
    { rsc: '1' },
    { rsc: '0', accept: 'text/html' },
    { 'sec-fetch-dest': 'image', accept: '*/*' },
    { 'sec-fetch-dest': '' },
    { accept: 'image/png' },
    { accept: '' },
  ])('to nobody who asks with %o', (headers) => expect(isShownPage({ headers })).toBe(false));
});
