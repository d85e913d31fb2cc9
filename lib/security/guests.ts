import { type Provider, providers } from './hosts';

/** Name of the `<meta>` that lists the third parties of a page. */
export const guestsMeta = 'bobine-guests';

const names = Object.keys(providers) as Provider[];

/** Third parties of a page. Each is loaded only after consent. */
export type Guests = {
  providers: readonly Provider[];
  /** Advertisements of a third party; `sdk` and `platform` are the origins of its scripts. */
  ads?: { sdk?: string; platform?: string };
};

/** Third parties as the content of the `<meta>`, such as `youtube` or `ads sdk=https://sdk.example`. */
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

/** The third parties in the head of a built page; `undefined` if there are none. */
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
