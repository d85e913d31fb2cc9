import { expect, test } from 'playwright/test';
import { addressIn, fillWords, languages } from '../languages';
import { plain, readPage } from './read-page';

const original = 'Das Cabinet des Dr. Caligari';

test('titles, also original ones, are marked with their language', async ({ request }) => {
  for (const language of languages) {
    const { locale, words } = language;
    const caligari = await readPage(
      request,
      addressIn(language, '/movie/das-cabinet-des-dr-caligari'),
    );
    const head = caligari.one('main header');
    if (locale === 'fr') {
      expect(head.one('h1').text).not.toBe(original);
      expect(head.one('p [lang="de"]').text).toBe(original);
    } else {
      expect(head.one('h1').text).toBe(original);
      expect(head.text).not.toContain(words.Film.originalTitle);
    }
    // Films that are known under their foreign title have nothing to translate.
    for (const [slug, lang] of [
      ['big-buck-bunny', 'en'],
      locale === 'fr' ? ['nerven', 'de'] : ['histoire-d-un-crime', 'fr'],
    ]) {
      const page = await readPage(request, addressIn(language, `/movie/${slug}`));
      expect(page.all(`main header h1 [lang="${lang}"]`), slug).not.toEqual([]);
      expect(page.one('main header').text).not.toContain(words.I18n.untranslated);
    }
  }
});

test('a film links to its collections, similar films and articles', async ({ request }) => {
  for (const language of languages) {
    const { words } = language;
    const path = '/movie/nosferatu-eine-symphonie-des-grauens';
    const page = await readPage(request, addressIn(language, path));
    const facts = page.one('#facts dl');
    expect(facts.text).toContain(words.Film.otherTitles);
    expect(facts.one('dd [lang="en"]').text).toMatch(/A Symphony of Horror/);
    const leads = (part: string) => page.one(`${part} a`).get('href');
    expect(leads('#collections')).toMatch(RegExp(`^${addressIn(language, '/collection/')}`));
    expect(leads('#related')).toMatch(RegExp(`^${addressIn(language, '/movie/')}`));
    const article = await readPage(request, leads('#shop') ?? '');
    expect(article.one('#films').text).toContain('Nosferatu');
  }
});

test('a film has a booking address, press files and awards', async ({ request }) => {
  for (const language of languages) {
    const isFrench = language.locale === 'fr';
    const page = await readPage(request, addressIn(language, '/movie/l-inventaire'));
    const part = page.one('#professionals');
    expect(part.one('a[href^="mailto:"]').get('href')).toMatch(
      /^mailto:location@inventaire\.example\?subject=.+%20\(1928\)$/,
    );
    const kit = part.one('a[href$="/dossier.pdf"]');
    expect(kit.get('download')).toBeDefined();
    expect(kit.text).toMatch(isFrench ? /^Dossier de presse \(PDF/ : /^Pressemappe \(PDF/);
    expect((await request.head(kit.get('href') ?? '')).status()).toBe(200);
    const [won, shown] = page.all('#festivals ul');
    expect(won?.one('li').text).toBe(
      isFrench
        ? 'Fiche d’orSemaine du classementCompétition, 1929'
        : 'Goldene KarteWoche der OrdnungWettbewerb, 1929',
    );
    expect(won?.all('li svg').length).toBeGreaterThan(0);
    expect(shown?.all('li')).toHaveLength(1);
  }
});

test('a film has its trailers and clips, and the films of a programme', async ({ request }) => {
  for (const language of languages) {
    const { videos } = language.words.Film;
    const page = await readPage(request, addressIn(language, '/movie/l-inventaire'));
    expect(page.all('#trailers h3').map(({ text }) => text)).toEqual([
      videos.trailer,
      language.locale === 'fr' ? 'L’archiviste ouvre l’armoire' : 'Der Archivar öffnet den Schrank',
      videos['making-of'],
    ]);
    const [film = ''] = page.one('#films').list('a', 'href');
    expect(film).toBe(addressIn(language, '/movie/etude-en-disques'));
    expect((await readPage(request, film)).list('header a', 'href')).toContain(
      addressIn(language, '/movie/l-inventaire'),
    );
  }
});

test('a film lists its availability, and nothing else', async ({ request }) => {
  for (const language of languages) {
    const { words } = language;
    const { availability: ways } = words.Film;
    // U+2060 keeps the arrow on the line of its word.
    const stream = `Ciné d’essai\u2060 (${words.RichText.external}) ${ways.kinds.stream}, `;
    for (const [slug, said] of [
      ['etude-en-diagonales', [`^${ways.here}`]],
      ['big-buck-bunny', [`^${ways.here}`]],
      ['nosferatu-eine-symphonie-des-grauens', ['^Blu-ray .*34\\.90']],
      ['maudite-soit-la-guerre', [`^${stream.replace(/[()]/g, '\\$&')}`]],
      ['histoire-d-un-crime', [`^${ways.catalogue}$`]],
      ['tears-of-steel', ['', '2021']],
    ] as const) {
      const page = await readPage(request, addressIn(language, `/movie/${slug}`));
      const list = page.one(`main ul[aria-label="${ways.title}"]`).all('li');
      expect(list, slug).toHaveLength(said.length);
      for (const [at, words] of said.entries()) expect(list[at]?.text).toMatch(RegExp(words));
    }
    const known = await readPage(request, addressIn(language, '/movie/histoire-d-un-crime'));
    expect([...known.one('main header').all('a'), ...known.all('#watch'), ...known.all('#listen')])
      // Without scripts the share button is a `mailto:` link.
      .toHaveLength(1);
    expect(known.one('main header a').get('href')).toMatch(/^mailto:/);
    const elsewhere = await readPage(request, addressIn(language, '/movie/maudite-soit-la-guerre'));
    const at = fillWords(ways.at.stream, { name: 'Ciné d’essai' });
    const lead = elsewhere.all('main header a').find(({ text }) => text.startsWith(plain(at)));
    expect(lead?.get('href')).toBe('https://cine.example/maudite-soit-la-guerre');
  }
});
