/**
 * All third-party origins that pages may load from. The content security policy, the consent dialog
 * and the privacy page use this list; a test ensures that the code names hosts only here and in
 * `links.ts`. Origins configured by the site (an ad server, the address of an SDK, a consent
 * platform) come from `site.yaml`.
 */

/** A CSP directive that lists origins. */
export type Directive = 'script' | 'style' | 'frame' | 'img' | 'media' | 'connect';
export type Sources = Readonly<Partial<Record<Directive, readonly string[]>>>;

type ThirdParty = {
  /** Name known to visitors. */
  name: string;
  /** Legal name of the operator. */
  operator: string;
  /** Countries of data processing, ISO 3166. */
  countries: readonly string[];
  sources: Sources;
};

/** Video providers. Each is contacted only after the visitor has started one of its films. */
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
} as const satisfies Record<string, ThirdParty>;

export type Provider = keyof typeof providers;

/**
 * Google's ad SDK, loaded after consent. It shows ads in frames of the advertisers and loads its own measurement
 * script. Its origin is set by `ads.sdk`.
 */
export const adSdk = {
  name: 'Google IMA',
  operator: 'Google Ireland Limited',
  countries: ['IE', 'US'],
  sources: { script: ['https://s0.2mdn.net'], frame: ['https:'] },
} as const satisfies ThirdParty;

/** Media and tracking requests of ads can have any origin, chosen by the advertiser. */
export const adFiles: Sources = { img: ['https:'], media: ['https:'], connect: ['https:'] };

/** Page for card payments. Buyers are redirected to it after an order, so no policy lists it. */
export const cardPage = {
  name: 'Stripe',
  operator: 'Stripe Payments Europe, Limited',
  countries: ['IE', 'US'],
  host: 'checkout.stripe.com',
} as const;

/** The hosts of some sources, without duplicates. `https:` matches any host and is omitted. */
export function hostsOf(sources: Sources): string[] {
  const all = Object.values(sources).flat();
  const named = all.filter((source) => source.startsWith('https://'));
  return [...new Set(named.map((origin) => origin.split('/')[2] ?? ''))];
}
