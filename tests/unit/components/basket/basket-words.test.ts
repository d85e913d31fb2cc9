import { expect, test } from 'vitest';
import de from '@/messages/de.json';
import fr from '@/messages/fr.json';

test.each([
  ['French', fr, /«\u202f\{title\}\u202f»/],
  ['German', de, /«\{title\}»/],
] as const)(
  '“Affiche : Nosferatu” has a colon of its own: in %s its title is quoted wherever the basket names it',
  (_, words, quoted) => {
    const { notices, changes: _changes, ...rest } = words.Basket;
    const naming = [
      ...Object.values(rest),
      ...Object.values(notices),
      words.Checkout.pieces,
    ].filter((said) => said.includes('{title}'));
    expect(naming).toHaveLength(10);
    expect(naming.filter((said) => !quoted.test(said))).toEqual([]);
  },
);
