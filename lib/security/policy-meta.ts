import { adFiles, adSdk, type Directive, type Provider, providers, type Sources } from './hosts';

/** Name of the `<meta>` that lists the third parties of a page. */
export const thirdPartiesMeta = 'bobine-guests';

const names = Object.keys(providers) as Provider[];

/** Third parties of a page. Each is loaded only after consent. */
export type ThirdParties = {
  providers: readonly Provider[];
  /** Advertisements of a third party; `sdk` and `platform` are the origins of its scripts. */
  ads?: { sdk?: string; platform?: string };
};

/** Third parties as the content of the `<meta>`, such as `youtube` or `ads sdk=https://sdk.example`. */
export function formatThirdParties({ providers, ads }: ThirdParties): string {
  const { sdk, platform } = ads ?? {};
  return [
    ...providers,
    ...(ads ? ['ads'] : []),
    ...(sdk ? [`sdk=${sdk}`] : []),
    ...(platform ? [`platform=${platform}`] : []),
  ].join(' ');
}

const thirdPartiesTag = new RegExp(`<meta name="${thirdPartiesMeta}" content="([^"]*)"`, 'g');

/** The third parties in the head of a built page; `undefined` if there are none. */
export function readThirdParties(html: Buffer): ThirdParties | undefined {
  const head = html.toString('utf8', 0, Math.max(0, html.indexOf('</head>')));
  const words = [...head.matchAll(thirdPartiesTag)].flatMap(([, content = '']) =>
    content.split(' '),
  );
  if (words.length === 0) return undefined;
  const origin = (name: string) =>
    words.find((word) => word.startsWith(`${name}=https://`))?.slice(name.length + 1);
  return {
    providers: names.filter((name) => words.includes(name)),
    ...(words.includes('ads') && { ads: { sdk: origin('sdk'), platform: origin('platform') } }),
  };
}

/** Origins of a CSP directive for the third parties of a page. */
export function thirdPartySources(
  thirdParties: ThirdParties | undefined,
  directive: Directive,
): string[] {
  if (!thirdParties) return [];
  const { ads } = thirdParties;
  const all: Sources[] = [
    ...thirdParties.providers.map((name) => providers[name].sources),
    ...(ads ? [adFiles] : []),
    ...(ads?.sdk ? [{ script: [ads.sdk] }, adSdk.sources] : []),
    ...(ads?.platform ? [platform(ads.platform)] : []),
  ];
  return all.flatMap((sources) => sources[directive] ?? []);
}

/** Sources of a consent platform: scripts, styles, frames, images and requests from its origin. */
function platform(origin: string): Sources {
  const origins = [origin];
  return { script: origins, style: origins, frame: origins, img: origins, connect: origins };
}

/** Name of the `<meta>` of a page that other sites may embed. */
export const framedMeta = 'bobine-framed';

const framedTag = `<meta name="${framedMeta}"`;

/** Whether a built page may be framed. Only the head is checked, since user content is below it. */
export function isFramed(html: Buffer): boolean {
  const at = html.indexOf(framedTag);
  return at >= 0 && at < html.indexOf('</head>');
}
