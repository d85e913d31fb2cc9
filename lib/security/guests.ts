import { type Provider, providers } from './hosts';

/** The name of the `<meta>` by which a page says whom it lets in. */
export const guestsMeta = 'bobine-guests';

const names = Object.keys(providers) as Provider[];

/** Others than this site that a page asks, each once its visitor has agreed. */
export type Guests = {
  providers: readonly Provider[];
  /** Advertisements of another house; `sdk` and `platform` are the origins of programs that come with them. */
  ads?: { sdk?: string; platform?: string };
};

/** Guests as the content of the `<meta>`, such as `youtube` or `ads sdk=https://sdk.example`. */
export function writeGuests({ providers, ads }: Guests): string {
  const { sdk, platform } = ads ?? {};
  return [
    ...providers,
    ...(ads ? ['ads'] : []),
    ...(sdk ? [`sdk=${sdk}`] : []),
    ...(platform ? [`platform=${platform}`] : []),
  ].join(' ');
}

const meta = new RegExp(`<meta name="${guestsMeta}" content="([^"]*)"`, 'g');

/** Whom a built page lets in, by its head; `undefined` where it is nobody. */
export function readGuests(html: Buffer): Guests | undefined {
  const head = html.toString('utf8', 0, Math.max(0, html.indexOf('</head>')));
  const words = [...head.matchAll(meta)].flatMap(([, content = '']) => content.split(' '));
  if (words.length === 0) return undefined;
  const origin = (name: string) =>
    words.find((word) => word.startsWith(`${name}=https://`))?.slice(name.length + 1);
  return {
    providers: names.filter((name) => words.includes(name)),
    ...(words.includes('ads') && { ads: { sdk: origin('sdk'), platform: origin('platform') } }),
  };
}
