// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import PrivacyPage from '@/app/[locale]/(default)/vie-privee/page';
import { ConsentDialog } from '@/components/visitor/privacy/consent-dialog';
import type { RawPage } from '@/lib/content/schema/page';
import type { Library } from '@/lib/content/store/raw-library';
import { loadLibrary } from '@/lib/content/validate/load-library';
import de from '@/messages/de.json';
import fr from '@/messages/fr.json';
import { renderInLanguage } from '../../render-in-language';

vi.mock('@/lib/content/store/library', () => ({ getLibrary: () => library }));

// Only available in Next's compiler; and the page's metadata.
vi.mock('next/root-params', () => ({}));

vi.mock('@/lib/seo/metadata/page-metadata', () => ({}));

const content = loadLibrary('tests/site');
let library: Library = content;
const written: RawPage = {
  ...{ title: { fr: 'Nos mots' }, text: { fr: 'Le *cinéma* a une caméra à l’entrée.' } },
  ...{ in: 'foot', order: 0 },
};

const show = (changed: Partial<Library> = {}, locale: 'fr' | 'de' = 'fr') => {
  library = { ...content, ...changed };
  return renderInLanguage(<PrivacyPage />, locale).container;
};
const parts = (page: HTMLElement) => [...page.querySelectorAll('section')].map(({ id }) => id);

test.each(['fr', 'de'] as const)('the privacy page shows all settings in %s', (locale) => {
  const page = show({}, locale);
  expect(parts(page)).toEqual(['who', 'kept', 'orders', 'hosts', 'server', 'abroad', 'rights']);
  const words = { fr, de }[locale].Privacy;
  for (const text of [
    ...['Exemple Hébergement SA', 'donnees@bobine.example'],
    ...['player.vimeo.com', 'Vimeo.com, Inc.'],
    ...[words.laws.fadp, words.laws.gdpr, words.bases.gdprConsent, words.bases.gdprOrders],
    ...[words.orders.whoCards, words.unnamedButBuyers],
  ])
    expect(page.textContent).toContain(text);
  const hosts = page.querySelector('#hosts')?.textContent;
  for (const text of [
    'checkout.stripe.com',
    'Stripe Payments Europe, Limited',
    'www.youtube-nocookie.com',
  ])
    expect(hosts).toContain(text);
});

test('without settings the privacy page has what the site knows by itself', () => {
  const { privacy, imprint, ...site } = content.site;
  const page = show({ site, films: new Map() });
  expect(parts(page)).toEqual(['kept', 'orders', 'hosts', 'server']);
  expect(page.textContent).toContain(fr.Privacy.nobody);
  expect(page.textContent).not.toContain(fr.StoredData.things.choices.why);
});

test('an editor’s text follows the generated one, or replaces all but storage and third parties', () => {
  const pages = new Map([['vie-privee', written]]);
  expect(show({ pages }).textContent).toMatch(/Exemple Hébergement SA[\s\S]*Nos mots/);
  const privacy = { ...content.site.privacy, words: 'replace' } as Library['site']['privacy'];
  const replaced = show({ pages, site: { ...content.site, privacy } });
  expect(parts(replaced)).toEqual(['kept', 'orders', 'hosts']);
  expect(replaced.textContent).toContain('Le cinéma a une caméra');
  expect(replaced.textContent).not.toContain('Exemple Hébergement SA');
});

test('Stripe is named only with card payment, and orders only with a shop', () => {
  const { shopConfig } = content;
  const withoutCards = show({
    shopConfig: shopConfig && { ...shopConfig, payment: { ...shopConfig.payment, card: false } },
  });
  expect(parts(withoutCards)).toContain('orders');
  expect(withoutCards.textContent).not.toContain('Stripe');
  const page = show({ shopConfig: undefined });
  expect(parts(page)).not.toContain('orders');
  expect(page.textContent).not.toContain('Stripe');
  expect(page.textContent).toContain(fr.Privacy.unnamed);
  expect(page.textContent).not.toContain(fr.Privacy.bases.gdprOrders);
});

test('the consent dialog has equal buttons for each third party, and is absent without any', () => {
  library = content;
  const { container } = renderInLanguage(<ConsentDialog />);
  for (const group of container.querySelectorAll('[role=group]')) {
    const [no, yes] = [...group.querySelectorAll('button')];
    expect([no?.textContent, yes?.textContent]).toEqual([fr.Consent.refuse, fr.Consent.accept]);
    expect(no?.className).toBe(yes?.className);
  }
  expect(container.querySelectorAll('[role=group]')).toHaveLength(2);
  library = { ...content, films: new Map() };
  expect(renderInLanguage(<ConsentDialog />, 'de').container.innerHTML).toBe('');
});
