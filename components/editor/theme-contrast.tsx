'use client';

import { useEffect, useRef, useState } from 'react';
import { listContrasts, type schemes, type TypedColours } from '@/lib/editor/theme/contrasts';

type Typed = Record<(typeof schemes)[number], TypedColours>;

type Props = {
  scheme: (typeof schemes)[number];
  /** The colours as the server has them. */
  typed: Typed;
  /** Names of the colours. */
  labels: Record<string, string>;
  words: { title: string; words: string; good: string; bad: string };
  locale: string;
};

/** The contrasts of a colour scheme. Scripts update them while colours are changed. */
export function ThemeContrast({ scheme, typed, labels, words, locale }: Props) {
  const mark = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(typed);
  useEffect(() => {
    const form = mark.current?.closest('form');
    const read = () => form && setCurrent(readColours(new FormData(form)));
    form?.addEventListener('input', read);
    return () => form?.removeEventListener('input', read);
  }, []);
  const format = new Intl.NumberFormat(locale, {
    maximumFractionDigits: 1,
    roundingMode: 'floor',
  } as Intl.NumberFormatOptions);
  return (
    <div ref={mark} className="contrasts">
      <b>{words.title}</b>
      <small>{words.words}</small>
      <ul>
        {listContrasts(current, scheme).map((one) => (
          <li key={`${one.colour} ${one.ground}`}>
            <span
              className="sample"
              style={{ background: one.background, color: one.text }}
              aria-hidden
            >
              Aa
            </span>
            <span>
              {labels[one.colour]} · {labels[one.ground]}
            </span>
            <span className="ratio">{format.format(one.ratio)} : 1</span>
            <b className={one.isReadable ? undefined : 'off'}>
              {one.isReadable ? words.good : words.bad}
            </b>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The colours in the inputs `light.paper` and so on. */
function readColours(data: FormData): Typed {
  const typed: Typed = { light: {}, dark: {} };
  for (const [name, value] of data) {
    const [, scheme, colour] = /^(light|dark)\.(\w+)$/.exec(name) ?? [];
    if (scheme && colour) Object.assign(typed[scheme as 'light'], { [colour]: value });
  }
  return typed;
}
