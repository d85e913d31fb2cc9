'use client';

import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { reportIfOffline } from '@/lib/navigation/connection/no-connection';
import { readLastFilters } from '@/lib/search/query/last-filters';

/** Module-level state: hydration is requested once per document. */
let resolveRequested = () => {};
const requested = new Promise<void>((resolve) => {
  resolveRequested = resolve;
});
let resolveHydrated = () => {};
const hydrated = new Promise<void>((resolve) => {
  resolveHydrated = resolve;
});

/** Reports that a visitor is about to use the catalogue: starts loading its scripts. */
export const requestHydration = () => resolveRequested();
/** Reports that the scripts have hydrated the server's HTML. */
export const markHydrated = () => resolveHydrated();

/** Resolves when hydration is requested; immediately on the server, which renders the catalogue. */
export const whenHydrationRequested = () =>
  typeof window === 'undefined' ? Promise.resolve() : requested;
const whenHydrated = () => hydrated;

/** How long a click is held while the scripts load, in ms; then the link is followed without them. */
const fallbackTimeout = 2000;

type Scripts = {
  /** Starts loading the scripts. */
  load: () => void;
  /** Resolves after hydration. */
  hydrated: Promise<void>;
};

/**
 * Holds plain clicks on links of a region until its scripts have hydrated it, and then repeats them: the scripts show
 * the results without a page load. Without a connection, a click only shows the offline message. Form fields need no
 * such treatment, because they keep their input. Returns a function that stops holding.
 */
export function holdClicks(region: HTMLElement, { load, hydrated }: Scripts): () => void {
  const controller = new AbortController();
  const holdClick = (event: MouseEvent) => {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    const link = (target as Element).closest('a[href]');
    if (!link || !region.contains(link)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    load();
    const timeout = new Promise<boolean>((resolve) =>
      setTimeout(
        async () => resolve(await reportIfOffline()),
        navigator.onLine ? fallbackTimeout : 0,
      ),
    );
    void Promise.race([hydrated, timeout]).then((isOffline) => {
      if (isOffline) return;
      controller.abort();
      // An SVG link has no `click` method.
      const options = { bubbles: true, cancelable: true };
      if (link.isConnected) link.dispatchEvent(new MouseEvent('click', options));
    });
  };
  addEventListener('click', holdClick, { capture: true, signal: controller.signal });
  void hydrated.then(() => controller.abort());
  return () => controller.abort();
}

/** Whether this document was opened by a link or a URL, not by reload or history. */
export function isNavigation(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'navigate';
}

/** The snapshots never change, so there is nothing to subscribe to. */
const subscribe = () => () => {};

/**
 * Whether the component was hydrated from the document's HTML. False if the router rendered it later, or again after
 * Back.
 */
export function useWasHydrated(): boolean {
  const isHydrating = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
  const [wasHydrated] = useState(isHydrating);
  return wasHydrated;
}

/** Events that show that a visitor is about to use the region. */
const intents = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'input', 'change'] as const;

type HydrationOptions = {
  locale: string;
  /** Whether the server's HTML differs from what the visitor must see, so that hydration cannot wait. */
  isDue: boolean;
};

/**
 * Hydrates a region on the first sign of use, and then removes its mark `data-dehydrated`. Hydrates immediately
 * if `isDue`, if the region was used before the scripts ran, if there are earlier filters to offer, or if the
 * browser may have restored form fields.
 */
export function useHydrationOnIntent(
  region: RefObject<HTMLElement | null>,
  { locale, isDue }: HydrationOptions,
) {
  useEffect(() => {
    const element = region.current;
    if (!element) return;
    if (isDue || !isNavigation() || readLastFilters(locale) || hasUserInput(element))
      requestHydration();
    const release = holdClicks(element, {
      load: requestHydration,
      hydrated: whenHydrated(),
    });
    // Capture on `window`: React stops events in parts that are not hydrated.
    const requestFor = ({ target }: Event) =>
      element.contains(target as Node) && requestHydration();
    const controller = new AbortController();
    for (const name of intents)
      addEventListener(name, requestFor, {
        capture: true,
        passive: true,
        signal: controller.signal,
      });
    // The router is about to rerender the page, which needs the whole catalogue.
    for (const name of ['hashchange', 'popstate'])
      addEventListener(name, requestHydration, { signal: controller.signal });
    void whenHydrated().then(() => {
      controller.abort();
      element.removeAttribute('data-dehydrated');
    });
    return () => {
      controller.abort();
      release();
    };
  }, [region, locale, isDue]);
}

/** Whether the region was used before scripts ran: something is opened, hovered, focused or changed. */
export function hasUserInput(region: HTMLElement): boolean {
  if (region.matches(':hover, :focus-within')) return true;
  if (region.querySelector('details[open], :popover-open')) return true;
  return [...(region.querySelector('form')?.elements ?? [])].some(isChanged);
}

function isChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement) return !field.selectedOptions[0]?.defaultSelected;
  if (!(field instanceof HTMLInputElement)) return false;
  if (field.type === 'checkbox') return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}
