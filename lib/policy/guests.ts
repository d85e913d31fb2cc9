/** The name of the `<meta>` by which a page says whom it lets in. */
export const guestsMeta = 'bobine-guests';

const providers = ['youtube', 'vimeo'] as const;

/** Others than this site that a page asks, each once its visitor has agreed. */
export type Guests = {
  providers: readonly (typeof providers)[number][];
  /** Advertisements of another house; `sdk` is the origin of the program that fetches them. */
  ads?: { sdk?: string };
};

/** Guests as the content of the `<meta>`, such as `youtube` or `ads https://imasdk.googleapis.com`. */
export function writeGuests({ providers, ads }: Guests): string {
  return [...providers, ...(ads ? ['ads'] : []), ...(ads?.sdk ? [ads.sdk] : [])].join(' ');
}

const meta = new RegExp(`<meta name="${guestsMeta}" content="([^"]*)"`, 'g');

/** Whom a built page lets in, by its head; `undefined` where it is nobody. */
export function readGuests(html: Buffer): Guests | undefined {
  const head = html.toString('utf8', 0, Math.max(0, html.indexOf('</head>')));
  const words = [...head.matchAll(meta)].flatMap(([, content = '']) => content.split(' '));
  if (words.length === 0) return undefined;
  const sdk = words.find((word) => word.startsWith('https://'));
  return {
    providers: providers.filter((name) => words.includes(name)),
    ...(words.includes('ads') && { ads: { sdk } }),
  };
}
