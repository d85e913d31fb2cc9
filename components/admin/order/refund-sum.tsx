'use client';

import { useEffect, useRef, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { type Currency, formatMoney, parseAmount } from '@/lib/primitives/money/money';
import { type LineToRefund, refundOfPieces } from '@/lib/shop/orders/line-sum';

type Props = {
  label: string;
  locale: Locale;
  currency: Currency;
  /** Amounts in the smallest unit. */
  lines: (LineToRefund & { position: number })[];
};

/** Live total of the refund form. Without script the next step of the form shows it. */
export function RefundSum({ label, locale, currency, lines }: Props) {
  const outputRef = useRef<HTMLOutputElement>(null);
  const [amount, setAmount] = useState<number>();
  useEffect(() => {
    const form = outputRef.current?.closest('form');
    if (!form) return;
    const add = () => setAmount(sumOf(new FormData(form), lines));
    add();
    form.addEventListener('input', add);
    return () => form.removeEventListener('input', add);
  }, [lines]);
  return (
    <output ref={outputRef} className="total" hidden={amount === undefined}>
      {label} <b>{amount !== undefined && formatMoney({ amount, currency }, locale)}</b>
    </output>
  );
}

function sumOf(form: FormData, lines: Props['lines']): number {
  const typed = (name: string) => `${form.get(name) ?? ''}`.trim();
  const sums = lines.map((line) => {
    const typedAmount = typed(`amount-${line.position}`);
    const pieces = Number(typed(`pieces-${line.position}`)) || 0;
    return typedAmount ? (parseAmount(typedAmount) ?? 0) : refundOfPieces(line, pieces);
  });
  const otherSums = ['postage', 'excess'].map((name) => parseAmount(typed(name)) ?? 0);
  return [...sums, ...otherSums].reduce((all, one) => all + one, 0);
}
