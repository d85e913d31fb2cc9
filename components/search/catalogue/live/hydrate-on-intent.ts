'use client';

import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { reportIfOffline } from '@/lib/navigation/connection/no-connection';
import { readLastFilters } from '@/lib/search/query/last-filters';

/** Module-level state: once awake, the catalogue stays so for the document. */
let resolveRequested = () => {};
const requested = new Promise<void>((resolve) => {
  resolveRequested = resolve;
});
let resolveHydrated = () => {};
const hydrated = new Promise<void>((resolve) => {
  resolveHydrated = resolve;
});

/** Reports that a visitor is about to use the catalogue; its scripts load from now on. */
export const requestHydration = () => resolveRequested();
/** Reports that the scripts have hydrated the server's HTML. */
export const markHydrated = () => resolveHydrated();

/** Resolves once a visitor reaches for the catalogue; at once on the server, which renders it. */
export const whenHydrationRequested = () =>
  typeof window === 'undefined' ? Promise.resolve() : requested;
const whenHydrated = () => hydrated;

/** For so long a press waits for the scripts (ms); then it does what it does without them. */
const patience = 2000;

type Scripts = {
  /** Has them come. */
  ask: () => void;
  /** Resolves once they have taken over. */
  taken: Promise<void>;
};

/**
 * Keeps plain presses on links of a part that its scripts are about to take over, and presses anew once they
 * have: a page is not left for one that they would have shown at once. Nor is it left for none: without a connection
 * a press does nothing but say so. What a form's fields are given stays in them anyway. Returns the way to stop.
 */
export function holdClicks(region: HTMLElement, { ask, taken }: Scripts): () => void {
  const controller = new AbortController();
  const press = (event: MouseEvent) => {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    const pressed = (target as Element).closest('a[href]');
    if (!pressed || !region.contains(pressed)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    ask();
    const tooLong = new Promise<boolean>((resolve) =>
      setTimeout(async () => resolve(await reportIfOffline()), navigator.onLine ? patience : 0),
    );
    void Promise.race([taken, tooLong]).then((stays) => {
      if (stays) return;
      controller.abort();
      // A link in a drawing has no `click`.
      const again = { bubbles: true, cancelable: true };
      if (pressed.isConnected) pressed.dispatchEvent(new MouseEvent('click', again));
    });
  };
  addEventListener('click', press, { capture: true, signal: controller.signal });
  void taken.then(() => controller.abort());
  return () => controller.abort();
}

/** Whether this document was opened by a link or a URL, not by reload or history. */
export function isNavigation(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'navigate';
}

const listen = () => () => {};

/**
 * Whether a component took over what the server drew with the document; one that the router brings later,
 * or brings back, draws itself.
 */
export function useWasHydrated(): boolean {
  const isHydrating = useSyncExternalStore(
    listen,
    () => false,
    () => true,
  );
  const [tookOver] = useState(isHydrating);
  return tookOver;
}

/** Events that show that a visitor is about to use the region. */
const intents = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'input', 'change'] as const;

type Given = {
  locale: string;
  /** Whether what the server drew is not what is to be seen. */
  isDue: boolean;
};

/**
 * Loads the scripts of a region when a visitor reaches for it; at once if it was used before, if there are
 * last filters to offer, or if the browser may have restored form fields.
 */
export function useHydrationOnIntent(
  region: RefObject<HTMLElement | null>,
  { locale, isDue }: Given,
) {
  useEffect(() => {
    const element = region.current;
    if (!element) return;
    if (isDue || !isNavigation() || readLastFilters(locale) || hasUserInput(element))
      requestHydration();
    const release = holdClicks(element, { ask: requestHydration, taken: whenHydrated() });
    // Capture on `window`: React stops events in parts that are not hydrated.
    const notice = ({ target }: Event) => element.contains(target as Node) && requestHydration();
    const controller = new AbortController();
    for (const name of intents)
      addEventListener(name, notice, {
        capture: true,
        passive: true,
        signal: controller.signal,
      });
    // Where the router draws anew what stands, all of it has to be there.
    for (const name of ['hashchange', 'popstate'])
      addEventListener(name, requestHydration, { signal: controller.signal });
    void whenHydrated().then(() => controller.abort());
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
