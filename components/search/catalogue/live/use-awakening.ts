'use client';

import { type RefObject, useEffect } from 'react';
import { readLastFilters } from '@/lib/search/query/last-filters';
import { reach, whenAwake } from './awakening';
import { holdPresses } from './hold-presses';
import { isVisit } from './is-visit';

/** What a visitor does who is about to use something. */
const intents = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'input', 'change'] as const;

type Given = {
  locale: string;
  /** Whether what the server drew is not what is to be seen. */
  isDue: boolean;
};

/**
 * Has the scripts of a region come when a visitor reaches for it; at once where it was reached for before, where
 * this device has filters to offer again, and where the browser may have put older fields back.
 */
export function useAwakening(region: RefObject<HTMLElement | null>, { locale, isDue }: Given) {
  useEffect(() => {
    const element = region.current;
    if (!element) return;
    if (isDue || !isVisit() || readLastFilters(locale) || isTouched(element)) reach();
    const release = holdPresses(element, { ask: reach, taken: whenAwake() });
    // At the window, and first: React stops what reaches a part that it has not taken over.
    const notice = ({ target }: Event) => element.contains(target as Node) && reach();
    const withdrawal = new AbortController();
    for (const name of intents)
      addEventListener(name, notice, {
        capture: true,
        passive: true,
        signal: withdrawal.signal,
      });
    // Where the router draws anew what stands, all of it has to be there.
    for (const name of ['hashchange', 'popstate'])
      addEventListener(name, reach, { signal: withdrawal.signal });
    void whenAwake().then(() => withdrawal.abort());
    return () => {
      withdrawal.abort();
      release();
    };
  }, [region, locale, isDue]);
}

/** Whether a visitor was there before any script: something is opened, pointed at, focused or changed. */
export function isTouched(region: HTMLElement): boolean {
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
