'use client';

import { useEffect, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { fetchJson } from '@/lib/primitives/http/fetch-json';
import { isListOfOffers, type Offer } from '@/lib/shop/cart/offer';

export type Offers = {
  /** What the shop says of each article now; `undefined` until it has been asked. */
  of: (article: string) => Offer | undefined;
  /** Whether the shop has been asked of an article. */
  knows: (article: string) => boolean;
  failed: boolean;
  retry: () => void;
};

type Known = ReadonlyMap<string, Offer | undefined>;

/** What the shop says of articles now; asks only for those it has not been asked for yet. */
export function useOffers(articles: readonly string[], locale: Locale): Offers {
  const [known, setKnown] = useState<Known>(new Map());
  const [failed, setFailed] = useState(false);
  const missing = articles.filter((article) => !known.has(article)).join();
  useEffect(() => {
    if (!missing || failed) return;
    let outdated = false;
    const wanted = missing.split(',');
    const query = new URLSearchParams({ locale, articles: missing });
    fetchJson(`/api/shop/offers?${query}`, isListOfOffers).then(
      (offers) => {
        if (outdated) return;
        const found = new Map(offers.map((offer) => [offer.article, offer]));
        setKnown(
          (before) => new Map([...before, ...wanted.map((a) => [a, found.get(a)] as const)]),
        );
      },
      () => !outdated && setFailed(true),
    );
    return () => {
      outdated = true;
    };
  }, [missing, failed, locale]);
  return {
    of: (article) => known.get(article),
    knows: (article) => known.has(article),
    failed,
    retry: () => setFailed(false),
  };
}
