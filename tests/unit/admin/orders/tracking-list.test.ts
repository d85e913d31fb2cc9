import { expect, test } from 'vitest';
import { readTrackingList } from '@/lib/admin/orders/tracking-list';

test.each([
  ['K7Q-4ZT 99.60.123456.12345678', '99.60.123456.12345678'],
  ['k7q4zt\t996012345612345678', '996012345612345678'],
  ['996012345612345678; K7Q 4ZT', '996012345612345678'],
  ['"K7Q-4ZT";"Muster, Anna";"996012345612345678";"28.11.2026"', '996012345612345678'],
  ['K7Q–4ZT, RR123456785CH', 'RR123456785CH'],
  ['K7Q-4ZT;DPD;1234567890', 'DPD 1234567890'],
  ['K7Q-4ZT | GLS | 12345678901 | 2.4 kg', 'GLS 12345678901'],
  ['K7Q-4ZT: https://carrier.example/7', 'https://carrier.example/7'],
  ['933 K7Q-4ZT 996012345612345678', '996012345612345678'],
  ['K7Q-4ZT 12 34 56', '12 34 56'],
  ['K7Q-4ZT', ''],
])('reads %s', (line, tracking) => {
  const [{ readings = [] } = {}] = readTrackingList(`Bestellung;Sendung\n\n${line}\r\n`);
  expect(readings).toContainEqual({ number: 'K7Q-4ZT', tracking });
});

test('keeps a line without an order number, and leaves out a heading and empty lines', () => {
  expect(readTrackingList('Order; Parcel\n \n12 345\n')).toEqual([
    { text: '12 345', readings: [] },
  ]);
});
