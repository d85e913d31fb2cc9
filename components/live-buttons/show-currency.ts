import { onCurrencyChange, readCurrency } from '@/lib/money/kept-currency';

/**
 * Tells the page's styles in which currency this device's visitor reads prices, once one was chosen (`prices` in
 * app/looks.css). Returns the way to take it back.
 */
export function showCurrency(): () => void {
  const { dataset } = document.documentElement;
  const show = () => {
    const kept = readCurrency();
    if (kept) dataset.currency = kept;
    else delete dataset.currency;
  };
  const stop = onCurrencyChange(show);
  show();
  return () => {
    stop();
    delete dataset.currency;
  };
}
