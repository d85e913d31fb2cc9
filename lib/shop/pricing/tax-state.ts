import type { VatPart } from './quote';

/** `export`: sold out of Switzerland, where no Swiss VAT is owed; `none`: no VAT is owed, and nothing is to be said of it. */
export type TaxState = 'taxed' | 'export' | 'none';

type Way = { from: string; to: string };

/** What is to be said beside a sum of the VAT in it; countries as ISO 3166-1 alpha-2. */
export function taxState(vat: Pick<VatPart, 'rate'>[], { from, to }: Way): TaxState {
  if (vat.some(({ rate }) => rate > 0)) return 'taxed';
  return from === 'CH' && to !== 'CH' ? 'export' : 'none';
}

/** Whether goods pass a customs border where tax or duty may be asked: Liechtenstein is within that of Switzerland. */
export function passesCustoms({ from, to }: Way): boolean {
  return from === 'CH' && to !== 'CH' && to !== 'LI';
}
