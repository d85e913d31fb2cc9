import type { Data } from 'swissqrbill/types';
import { isOpen } from './is-open';
import type { Paper } from './paper';
import { payable } from './payable';

/**
 * The data of a QR-bill's payment part; `undefined` if nothing is left to pay by bill.
 * @param message shown to the payer: which invoice it is
 */
export function paymentPart(paper: Paper, message: string): Data | undefined {
  const { iban, total, currency, seller, buyer, reference } = paper;
  if (!iban || !isOpen(paper)) return undefined;
  return {
    currency,
    amount: total / 100,
    reference,
    message: payable(message, 140),
    creditor: { ...party(seller), account: iban },
    ...(buyer && { debtor: party(buyer) }),
  };
}

function party({ name, street, building, postcode, town, country }: NonNullable<Paper['buyer']>) {
  return {
    name: payable(name, 70),
    address: payable(street, 70),
    ...(building && { buildingNumber: payable(building, 16) }),
    zip: payable(postcode, 16),
    city: payable(town, 35),
    country,
  };
}
