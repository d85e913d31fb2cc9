/**
 * Whom a page may ask beside this site. Of this one list the policy of the pages, the dialog of choices and the page on
 * privacy are made; a test holds that no host stands in code elsewhere. What a house names itself (an ad server, the
 * address of an SDK, a platform for consent) comes to it from its `site.yaml`.
 */

/** A part of a page's policy that names origins. */
export type Directive = 'script' | 'style' | 'frame' | 'img' | 'media' | 'connect';
export type Sources = Readonly<Partial<Record<Directive, readonly string[]>>>;

type Guest = {
  /** As visitors know it. */
  name: string;
  /** Who runs it, by its legal name. */
  operator: string;
  /** Where what is asked is worked on, ISO 3166. */
  countries: readonly string[];
  sources: Sources;
};

/** Where films lie that are not the house's own files. Each is asked once a visitor has pressed such a film. */
export const providers = {
  youtube: {
    name: 'YouTube',
    operator: 'Google Ireland Limited',
    countries: ['IE', 'US'],
    sources: {
      script: ['https://www.youtube.com'],
      frame: ['https://www.youtube-nocookie.com', 'https://www.youtube.com'],
      img: ['https://i.ytimg.com'],
    },
  },
  vimeo: {
    name: 'Vimeo',
    operator: 'Vimeo.com, Inc.',
    countries: ['US'],
    sources: {
      script: ['https://player.vimeo.com'],
      frame: ['https://player.vimeo.com'],
      img: ['https://i.vimeocdn.com'],
      connect: ['https://vimeo.com'],
    },
  },
} as const satisfies Record<string, Guest>;

export type Provider = keyof typeof providers;

/**
 * Google's program for advertisements, fetched once a visitor has agreed: it shows them in frames of whoever has booked
 * them, and has their visibility measured by a script of its own. Where it is fetched from `ads.sdk` says.
 */
export const adSdk = {
  name: 'Google IMA',
  operator: 'Google Ireland Limited',
  countries: ['IE', 'US'],
  sources: { script: ['https://s0.2mdn.net'], frame: ['https:'] },
} as const satisfies Guest;

/** Files, pictures and counters of an advertisement lie wherever the one who booked it has put them. */
export const adFiles: Sources = { img: ['https:'], media: ['https:'], connect: ['https:'] };

/** Where a card is asked for: a buyer is led there once an order is placed, so no policy names it. */
export const cardPage = {
  name: 'Stripe',
  operator: 'Stripe Payments Europe, Limited',
  countries: ['IE', 'US'],
  host: 'checkout.stripe.com',
} as const;

/** The hosts among sources, each once; `https:` is no host, but any. */
export function hostsOf(sources: Sources): string[] {
  const all = Object.values(sources).flat();
  const named = all.filter((source) => source.startsWith('https://'));
  return [...new Set(named.map((origin) => origin.split('/')[2] ?? ''))];
}
