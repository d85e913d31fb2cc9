import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as headers from 'next/dist/client/components/app-router-headers';
import { checkIsOnDemandRevalidate } from 'next/dist/server/api-utils';
import { tryGetPreviewData } from 'next/dist/server/api-utils/node/try-get-preview-data';
import { getImplicitTags } from 'next/dist/server/lib/implicit-tags';
import { areTagsExpired } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { expect, test } from 'vitest';
import type { replacedModules } from '@/lib/next-internals/replaced-modules.mjs';
import {
  expireRenderings,
  revalidationHeaders,
  uncachedRenderHeaders,
} from '@/lib/next-internals/revalidation';
import { loadAfterPaint, scriptsOf } from '@/lib/next-internals/scripts.mjs';

// One test for each assumption about Next (ARCHITECTURE.md, “What is assumed of Next”). A failure means that Next has
// changed: the message says what, the table says what breaks and how to replace it.

const load = createRequire(import.meta.url);
const source = (file: string) => readFileSync(join('node_modules/next/dist', file), 'utf8');

/** The source of next-intl's formatter. */
function useIntl(): string {
  const folder = dirname(load.resolve('use-intl/core'));
  const files = readdirSync(folder).filter((name) => name.endsWith('.js'));
  return files.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
}

test('build output: the manifests have the versions that are read', () => {
  const sentence = 'Next writes another version of its manifests (build-output.mjs)';
  expect(source('build/index.js'), sentence).toMatch(/version: 4,\s+routes: /);
  expect(source('build/generate-routes-manifest.js'), sentence).toMatch(/^ +version: 3,/m);
});

test('revalidation: a page is rendered again with the build’s secret', () => {
  const asked = checkIsOnDemandRevalidate(revalidationHeaders('secret'), {
    previewModeId: 'secret',
  } as never);
  expect(asked, 'Next revalidates a page by another request (revalidation.ts)').toMatchObject({
    isOnDemandRevalidate: true,
    revalidateOnlyGenerated: false,
  });
});

test('revalidation: all renderings have the tag that expires them', async () => {
  const sentence = 'Next tags or expires renderings in another way (revalidation.ts)';
  const { tags } = await getImplicitTags('/[locale]/vod/page', '/fr/vod', null);
  const rendered = Date.now() - 1;
  expect(areTagsExpired(tags, rendered), sentence).toBe(false);
  expireRenderings();
  expect(areTagsExpired(tags, rendered), sentence).toBe(true);
  expect(areTagsExpired(tags, Date.now() + 1), sentence).toBe(false);
});

test('revalidation: draft mode renders a page for one request', () => {
  const sentence = 'Next’s draft mode has another cookie (revalidation.ts)';
  const request = { headers: uncachedRenderHeaders('secret') };
  const settings = { previewModeId: 'secret' };
  expect(
    tryGetPreviewData(request as never, {} as never, settings as never, false),
    sentence,
  ).toEqual({});
});

test('scripts: React writes scripts and preloads in the expected form', async () => {
  const { createElement: e } = load('next/dist/compiled/react');
  const { renderToString } = load('next/dist/compiled/react-dom/server');
  const { preload } = load('next/dist/compiled/react-dom');
  const address = '/_next/static/chunks/a.js';
  const Page = () => {
    preload(address, { as: 'script', fetchPriority: 'low' });
    return e('html', null, e('head'), e('body', null, e('script', { src: address, async: true })));
  };
  const html: string = renderToString(e(Page));
  const sentence = 'scripts have another form, so they load before the first frame (scripts.mjs)';
  expect(scriptsOf(html), sentence).toEqual([address]);
  const [before, after] = loadAfterPaint(html).split('<template id="after-paint">');
  expect(before, sentence).not.toContain(address);
  expect(after, sentence).toContain(`<script src="${address}" async=""></script></template>`);
});

test('router: it marks its history entries, and requests payloads with window.fetch', () => {
  const history =
    'Next’s router writes the history in another way: arrivals are missed (router.ts)';
  const router = source('client/components/app-router.js');
  expect(router, history).toContain('__NA: true');
  for (const method of ['pushState', 'replaceState'])
    expect(router, history).toContain(`window.history.${method}(historyState, '', canonicalUrl)`);
  expect(router, 'Next no longer passes its marked entries through (router.ts)').toMatch(
    /if \(data\?\.__NA \|\| data\?\._N\) \{\s+return originalReplaceState\(data/,
  );
  const sentence =
    'Next’s router requests payloads in another way: failures are missed (router.ts)';
  expect(source('client/components/segment-cache/fetch.js'), sentence).toContain(
    'return fetch(input, init);',
  );
  expect([headers.RSC_HEADER, headers.NEXT_ROUTER_PREFETCH_HEADER], sentence).toEqual([
    'rsc',
    'next-router-prefetch',
  ]);
});

test('replaced modules: Next imports them under the replaced names', () => {
  const importers: Record<keyof typeof replacedModules, string> = {
    './builtin/global-error': source('esm/client/components/app-router.js'),
    '../components/builtin/global-error': source(
      'esm/client/react-client-callbacks/error-boundary-callbacks.js',
    ),
    './graceful-degrade-boundary': source('esm/client/components/errors/root-error-boundary.js'),
    'use-intl/format-message': useIntl(),
  };
  for (const [name, text] of Object.entries(importers))
    expect(
      text,
      `${name} is no longer imported: Next’s own module is back (replaced-modules.mjs)`,
    ).toMatch(new RegExp(`from ?['"]${name}['"]`));
});
