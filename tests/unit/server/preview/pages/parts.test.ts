import { describe, expect, it } from 'vitest';
import { changesPart } from '@/lib/server/preview/pages/changes-part';
import { owedPart } from '@/lib/server/preview/pages/owed-part';
import { recordLine } from '@/lib/server/preview/pages/record-line';
import { unpublishedPart } from '@/lib/server/preview/pages/unpublished-part';
import { aPreview, plain } from '../a-preview';

const line = (name: string, locale: 'fr' | 'de' = 'fr') => recordLine(aPreview, name, locale).text;

describe('what has changed', () => {
  const changes = (more: object = {}, locale: 'fr' | 'de' = 'fr') =>
    plain(changesPart({ ...aPreview, ...more }, locale).text);

  it('is told by kinds, what is new first, with the fields that differ', () =>
    expect(changes()).toBe(
      `<section>
<h2>Depuis la version publiée <span class="count">3</span></h2>
<p>Comparé à la version publiée 19 novembre 2026 à 11:00.</p>

<h3>Nouveau <span class="count">1</span></h3>
<ul class="records"><li>${line('films/other')}</li></ul><h3>Modifié <span class="count">1</span></h3>
<ul class="records"><li>${line('films/aurora')}<dl class="fields"><div>
<dt><code>year</code></dt>
<dd><del><span class="hidden">Avant </span>1918</del></dd>
<dd><ins><span class="hidden">Maintenant </span>1919</ins></dd>
</div><div>
<dt><code>note</code></dt>
<dd><del><span class="hidden">Avant </span><i>rien</i></del></dd>
<dd><ins><span class="hidden">Maintenant </span>&lt;x&gt;</ins></dd>
</div><div>
<dt><code>country</code></dt>
<dd><del><span class="hidden">Avant </span>Suisse</del></dd>
<dd><ins><span class="hidden">Maintenant </span><i>rien</i></ins></dd>
</div></dl></li></ul><h3>Retiré <span class="count">1</span></h3>
<ul class="records"><li>${line('news/gone')}</li></ul>
</section>`,
    ));

  it('is nothing where nothing has', () =>
    expect(changes({ changes: { list: [] } }, 'de')).toBe(
      `<section>
<h2>Seit der veröffentlichten Fassung <span class="count">0</span></h2>

<p>Nichts hat sich geändert.</p>

</section>`,
    ));

  it('is not known where there is nothing to compare with', () =>
    expect(changes({ changes: undefined }, 'de')).toBe(
      '<section><h2>Seit der veröffentlichten Fassung</h2><p>Keine veröffentlichte Fassung zum Vergleichen: PREVIEW_COMPARE_TO sagt, wo sie liegt.</p></section>',
    ));
});

describe('what is not out', () => {
  it('is told in the order in which it comes out, drafts last', () =>
    expect(plain(unpublishedPart(aPreview, 'fr').text)).toBe(
      `<section>
<h2>Pas encore public <span class="count">3</span></h2>

<ul class="records"><li><mark>dès le 4 décembre 2026 à 00:00</mark>${line('news/open')}</li><li><mark>dès le 25 décembre 2026 à 00:00</mark>${line('films/other')}</li><li><mark>Brouillon</mark>${line('films/aurora')}</li></ul>
</section>`,
    ));

  it('is nothing where all is', () =>
    expect(unpublishedPart({ ...aPreview, unpublished: {} }, 'de').text).toBe(
      `<section>
<h2>Noch nicht öffentlich <span class="count">0</span></h2>
<p>Alles ist öffentlich.</p>
<ul class="records"></ul>
</section>`,
    ));
});

describe('what is missing', () => {
  it('is told by kinds, each file once with all that it lacks', () =>
    expect(plain(owedPart(aPreview, 'fr').text)).toBe(
      `<section>
<h2>Ce qui manque <span class="count">4</span></h2>

<details>
<summary><h3>Traduction <span class="count">1</span></h3></summary>
<ul class="records"><li>${line('films/aurora')}<ul class="lacks"><li>synopsis : manque en allemand</li></ul></li></ul>
</details><details>
<summary><h3>Média <span class="count">3</span></h3></summary>
<ul class="records"><li>${line('films/aurora')}<ul class="lacks"><li>media.film : absent</li><li>media.trailer : absent</li></ul></li><li>${line('films/other')}<ul class="lacks"><li>media.film : absent</li></ul></li></ul>
</details>
</section>`,
    ));

  it('is nothing where nothing is', () =>
    expect(owedPart({ ...aPreview, owed: [] }, 'de').text).toBe(
      `<section>
<h2>Was fehlt <span class="count">0</span></h2>
<p>Es fehlt nichts.</p>

</section>`,
    ));
});
