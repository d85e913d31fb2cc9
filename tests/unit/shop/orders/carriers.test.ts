import { expect, test } from 'vitest';
import { trackedParcel } from '@/lib/shop/orders/carriers';

test.each([
  ['99.60.123456.12345678', 'Swiss Post', 'service.post.ch', '996012345612345678'],
  ['RR123456785CH', 'Swiss Post', 'service.post.ch', 'RR123456785CH'],
  ['La Poste 99 60 123456 12345678', 'Swiss Post', 'service.post.ch', '996012345612345678'],
  ['6A12345678901', 'La Poste', 'www.laposte.fr', '6A12345678901'],
  ['colissimo: 8L 0123 4567 890', 'La Poste', 'www.laposte.fr', '8L01234567890'],
  ['00340434161094015902', 'DHL', 'www.dhl.com', '00340434161094015902'],
  ['DHL 1234567890', 'DHL', 'www.dhl.com', '1234567890'],
  ['0998 1234 5678 90', 'DPD', 'tracking.dpd.de', '09981234567890'],
  ['GLS 12345678901', 'GLS', 'gls-group.eu', '12345678901'],
  ['1z999aa10123456784', 'UPS', 'www.ups.com', '1Z999AA10123456784'],
  ['FedEx 7946 1234 5678', 'FedEx', 'www.fedex.com', '794612345678'],
  ['RR123456785AT', 'Österreichische Post', 'www.post.at', 'RR123456785AT'],
])('%s is a parcel of %s', (tracking, label, host, number) => {
  const parcel = trackedParcel(tracking);
  expect(parcel).toMatchObject({ number: tracking, label });
  const url = new URL(parcel.url ?? '');
  expect([url.host, url.href.endsWith(number)]).toEqual([host, true]);
});

test.each(['', '12345678901', 'GLS', 'Velokurier 12', 'javascript:alert(1)', 'DPD <b>1'])(
  '%s has no page',
  (tracking) => expect(trackedParcel(tracking)).toEqual({ number: tracking }),
);
