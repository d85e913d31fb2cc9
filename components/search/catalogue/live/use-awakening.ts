'use client';

import { type RefObject, useEffect } from 'react';
import { readLastFilters } from '@/lib/search/query/last-filters';
import { reach, whenAwake } from './awakening';
import { holdPresses } from './hold-presses';
import { isVisit } from './is-visit';

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
export function useAwakening(region: RefObject<HTMLElement | null>, { locale, isDue }: Given) {
  useEffect(() => {
    const element = region.current;
    if (!element) return;
    if (isDue || !isVisit() || readLastFilters(locale) || isTouched(element)) reach();
    const release = holdPresses(element, { ask: reach, taken: whenAwake() });
    // Capture on `window`: React stops events in parts that are not hydrated.
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

/** Whether the region was used before scripts ran: something is opened, hovered, focused or changed. */
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
