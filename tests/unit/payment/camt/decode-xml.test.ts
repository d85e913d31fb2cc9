import { expect, test } from 'vitest';
import { decodeXml } from '@/lib/payment/camt/decode-xml';
import { readBankFile } from '@/lib/payment/camt/read-bank-file';
import { writeNotice } from '../../../doubles/write-camt';

const payer = 'Zoé Müller';
const text = writeNotice([{ amount: '5.00', name: 'B-1', payer }]);
const declared = (encoding: string) => text.replace('UTF-8', encoding);
const wide = (from: string) => Buffer.from(from, 'utf16le');
const bigEndian = (from: string) => wide(from).swap16();
const latin = (from: string) => Buffer.from(from, 'latin1');

test.each<[string, Uint8Array]>([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${text}`)],
  ['UTF-8 without a declaration', Buffer.from(text.replace(/<\?xml.*\?>\n/, ''))],
  ['ISO-8859-1', latin(declared('ISO-8859-1'))],
  [
    'ISO-8859-1 in other quotes',
    latin(declared('iso-8859-1').replace(/<\?.*\?>/, (head) => head.replaceAll('"', "'"))),
  ],
  ['windows-1252', latin(declared('windows-1252'))],
  ['UTF-16 little-endian with a mark', wide(`\ufeff${declared('UTF-16')}`)],
  ['UTF-16 big-endian with a mark', bigEndian(`\ufeff${declared('UTF-16')}`)],
  ['UTF-16 little-endian without', wide(declared('UTF-16LE'))],
  ['UTF-16 big-endian without', bigEndian(declared('UTF-16'))],
  ['UTF-8 that was UTF-16 before', Buffer.from(declared('UTF-16'))],
])('a file in %s is read', (_, bytes) => {
  expect(readBankFile(decodeXml(bytes))).toMatchObject([{ payer, amount: 500 }]);
});

test('windows-1252 has letters where Latin-1 has none', () => {
  const bytes = Buffer.concat([
    latin('<?xml version="1.0" encoding="windows-1252"?>'),
    Buffer.of(0x9c),
  ]);
  expect(decodeXml(bytes)).toMatch(/œ$/);
});

test('an encoding that does not exist is named', () => {
  expect(() => decodeXml(latin(declared('UTF-99')))).toThrow(/UTF-99/);
});
