import { expect, test } from 'vitest';
import { checkoutWords } from '@/lib/checkout/checkout-words';
import { sayArrival } from '@/lib/checkout/say-arrival';
import { sumUp } from '@/lib/checkout/sum-up';
import { getTill } from '@/lib/till/get-till';

async function arrivalOf(articles: string[], delivery: 'post' | 'collection') {
  const till = getTill('fr', {} as NodeJS.ProcessEnv);
  if (!till) throw new Error('The tests’ house sells');
  const lines = articles.map((article) => ({ article, pieces: 1 }));
  const fields = { country: 'CH', delivery } as never;
  const { sums } = sumUp({ lines, currency: 'CHF', fields }, { till, locale: 'fr' });
  if (!sums) throw new Error('No sums');
  return sayArrival(sums, { till, locale: 'fr', t: await checkoutWords('fr') });
}

test('of what is there the days are said', async () => {
  expect(await arrivalOf(['blu-ray-nosferatu'], 'post')).toMatch(/^Arrivée prévue.*2 à 4 jours/);
});

test('with an article that has not appeared nothing is promised before it does', async () => {
  const both = ['blu-ray-nosferatu', 'blu-ray-les-vampires'];
  expect(await arrivalOf(both, 'post')).toMatch(
    /^Avec une précommande.*dès la parution et une fois payé/,
  );
  expect(await arrivalOf(both, 'collection')).toMatch(/dès la parution \(précommande\)/);
});
