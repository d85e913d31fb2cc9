'use client';

import { useEffect, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { fetchJson } from '@/lib/primitives/http/fetch';
import { isOfferList, type Offer } from '@/lib/shop/cart/check-cart';

export type Offers = {
  /** The current offer of an article; `undefined` if not loaded or not found. */
  of: (article: string) => Offer | undefined;
  /** Whether the server has answered for an article, even if it has no offer. */
  knows: (article: string) => boolean;
  failed: boolean;
  retry: () => void;
};

type OffersByArticle = ReadonlyMap<string, Offer | undefined>;

/** Loads the current offers of articles; requests only those not loaded yet. */
export function useOffers(articles: readonly string[], locale: Locale): Offers {
  const [known, setKnown] = useState<OffersByArticle>(new Map());
  const [failed, setFailed] = useState(false);
  const missing = articles.filter((article) => !known.has(article)).join();
  useEffect(() => {
    if (!missing || failed) return;
    let outdated = false;
    const wanted = missing.split(',');
    const query = new URLSearchParams({ locale, articles: missing });
    fetchJson(`/api/shop/offers?${query}`, isOfferList).then(
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
