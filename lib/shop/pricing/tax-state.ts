import type { VatPart } from './quote';

/**
 * `export`: sold out of Switzerland, so no Swiss VAT is owed; `none`: no VAT is owed and none is
 * mentioned.
 */
export type TaxState = 'taxed' | 'export' | 'none';

type Way = { from: string; to: string };

/** Which VAT note to show beside a sum; countries as ISO 3166-1 alpha-2. */
export function taxState(vat: Pick<VatPart, 'rate'>[], { from, to }: Way): TaxState {
  if (vat.some(({ rate }) => rate > 0)) return 'taxed';
  return from === 'CH' && to !== 'CH' ? 'export' : 'none';
}

/**
 * Whether goods cross a customs border where tax or duty may be due. Liechtenstein is in the Swiss
 * customs area.
 */
export function passesCustoms({ from, to }: Way): boolean {
  return from === 'CH' && to !== 'CH' && to !== 'LI';
}
