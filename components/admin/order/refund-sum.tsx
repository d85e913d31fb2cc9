'use client';

import { useEffect, useRef, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { Currency } from '@/lib/primitives/money/currency';
import { moneyWords } from '@/lib/primitives/money/money-words';
import { readAmount } from '@/lib/primitives/money/read-amount';

type Props = {
  label: string;
  locale: Locale;
  currency: Currency;
  /** `price` of one piece and `most`, the refundable rest of the line, in the smallest unit. */
  lines: { position: number; price: number; most: number }[];
};

/** Live sum of the form. Without script the next step shows the sum. */
export function RefundSum({ label, locale, currency, lines }: Props) {
  const here = useRef<HTMLOutputElement>(null);
  const [amount, setAmount] = useState<number>();
  useEffect(() => {
    const form = here.current?.closest('form');
    if (!form) return;
    const add = () => setAmount(sumOf(new FormData(form), lines));
    add();
    form.addEventListener('input', add);
    return () => form.removeEventListener('input', add);
  }, [lines]);
  return (
    <output ref={here} className="total" hidden={amount === undefined}>
      {label} <b>{amount !== undefined && moneyWords({ amount, currency }, locale)}</b>
    </output>
  );
}

function sumOf(form: FormData, lines: Props['lines']): number {
  const typed = (name: string) => `${form.get(name) ?? ''}`.trim();
  const sums = lines.map(({ position, price, most }) => {
    const own = typed(`amount-${position}`);
    const pieces = Number(typed(`pieces-${position}`)) || 0;
    return own ? (readAmount(own) ?? 0) : Math.min(pieces * price, most);
  });
  const others = ['postage', 'excess'].map((name) => readAmount(typed(name)) ?? 0);
  return [...sums, ...others].reduce((all, one) => all + one, 0);
}
