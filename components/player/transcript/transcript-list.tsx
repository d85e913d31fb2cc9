import { type RefObject, useEffect, useRef, useState } from 'react';
import { MarkedText } from '@/components/rich-text/marked-text';
import type { FoundEntry } from '@/lib/player/captions/search-transcript';
import { TimedButton } from './timed-item';

type Props = {
  entries: readonly FoundEntry[];
  /** Index of the current caption in `entries`, -1 for none. */
  current: number;
  lang?: string;
  label: string;
  jump: (time: number) => void;
  /** Whether the list scrolls with the film. */
  follow: boolean;
};

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => Math.min(index + 1, count - 1),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * The captions, each a button that seeks to it. There may be a thousand, so the list is one tab stop, and the
 * arrow keys move inside it.
 */
export function TranscriptList({ entries, current, lang, label, jump, follow }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const [focused, setFocused] = useState<number>();
  useKeepInView(list, current, follow);
  const stop = Math.min(focused ?? Math.max(current, 0), entries.length - 1);
  return (
    <ol
      ref={list}
      aria-label={label}
      lang={lang}
      className="relative mt-2 max-h-96 overflow-y-auto overscroll-contain"
      onBlur={() => setFocused(undefined)}
      onKeyDown={(event) => {
        const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
        const to = steps[key]?.(stop, entries.length);
        if (to === undefined || altKey || ctrlKey || metaKey || shiftKey) return;
        event.preventDefault();
        list.current?.querySelectorAll('button')[to]?.focus();
      }}
    >
      {entries.map(({ startTime, text, ranges }, index) => (
        <li key={`${startTime} ${text}`}>
          <TimedButton
            time={startTime}
            current={index === current}
            tabIndex={index === stop ? 0 : -1}
            onFocus={() => setFocused(index)}
            onClick={() => jump(startTime)}
          >
            <MarkedText text={text} ranges={ranges} />
          </TimedButton>
        </li>
      ))}
    </ol>
  );
}

/**
 * Scrolls the list (not the page) to the current item, unless the visitor is reading in it (hover or keyboard
 * focus).
 */
export function useKeepInView(
  list: RefObject<HTMLElement | null>,
  current: number,
  follow: boolean,
): void {
  useEffect(() => {
    const box = list.current;
    const item = box?.children[current];
    if (!follow || !box || !(item instanceof HTMLElement)) return;
    if (box.matches(':hover') || box.querySelector(':focus-visible')) return;
    const { offsetTop, offsetHeight } = item;
    const isVisible =
      offsetTop >= box.scrollTop && offsetTop + offsetHeight <= box.scrollTop + box.clientHeight;
    if (!isVisible) box.scrollTop = offsetTop - (box.clientHeight - offsetHeight) / 2;
  }, [list, current, follow]);
}
