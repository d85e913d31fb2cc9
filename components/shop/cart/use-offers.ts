'use client';

import { useEffect, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { fetchJson } from '@/lib/primitives/http/fetch';
import { isOfferList, type Offer } from '@/lib/shop/cart/check-cart';

export type Offers = {
  /** The current offer of an article; `undefined` if not loaded or not found. */
  get: (article: string) => Offer | undefined;
  /** Whether the server has answered for an article, even if it has no offer. */
  isLoaded: (article: string) => boolean;
  failed: boolean;
  retry: () => void;
};

type OffersByArticle = ReadonlyMap<string, Offer | undefined>;

/** Loads the current offers of articles; requests only those not loaded yet. */
export function useOffers(articles: readonly string[], locale: Locale): Offers {
  const [loaded, setLoaded] = useState<OffersByArticle>(new Map());
  const [failed, setFailed] = useState(false);
  const missing = articles.filter((article) => !loaded.has(article)).join();
  useEffect(() => {
    if (!missing || failed) return;
    let outdated = false;
    const requested = missing.split(',');
    const query = new URLSearchParams({ locale, articles: missing });
    fetchJson(`/api/shop/offers?${query}`, isOfferList).then(
      (offers) => {
        if (outdated) return;
        const byArticle = new Map(offers.map((offer) => [offer.article, offer]));
        setLoaded(
          (before) => new Map([...before, ...requested.map((a) => [a, byArticle.get(a)] as const)]),
        );
      },
      () => !outdated && setFailed(true),
    );
    return () => {
      outdated = true;
    };
  }, [missing, failed, locale]);
  return {
    get: (article) => loaded.get(article),
    isLoaded: (article) => loaded.has(article),
    failed,
    retry: () => setFailed(false),
  };
}
