import { describe, expect, test } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { declaredMail } from '@/lib/mail/declared-mail';
import { someTill } from './order-and-till';

const receivedAt = '2026-12-01T22:15:00.000Z';
const write = (locale: (typeof locales)[number], contract = 'K7Q-4ZT', till = someTill) =>
  declaredMail({ to: 'anna@example.ch', contract, receivedAt }, { till, locale });

describe.each(locales)('the receipt of a declaration, in %s', (locale) => {
  test('has its content, day and time, in text and in HTML', async () => {
    const mail = await write(locale);
    expect([mail.to, mail.replyTo]).toEqual(['anna@example.ch', 'boutique@example.ch']);
    expect(mail.subject).toContain('K7Q-4ZT');
    const said =
      locale === 'fr'
        ? [
            '1er décembre 2026 à 23h15',
            'Je me rétracte du contrat portant sur la commande K7Q-4ZT.',
          ]
        : [
            '1. Dezember 2026, 23:15\u00a0Uhr',
            'Hiermit widerrufe ich den Vertrag über die Bestellung K7Q-4ZT.',
          ];
    for (const part of [mail.text, mail.html]) {
      for (const words of said) expect(part).toContain(words);
      expect(part).toContain('Maison du film');
    }
  });

  test.each([
    'Buy at spy.example',
    '<b>K7Q-4ZT</b>',
    'K7Q-4ZT\r\nBcc: x',
    'K7Q-4ZT2',
    'IDI-OTE',
    '{number}',
    '',
  ])('says nothing of what is no number: %j', async (contract) => {
    expect(await write(locale, contract)).toEqual(await write(locale, 'none'));
    expect((await write(locale, contract)).text).not.toMatch(/K7Q|IDI|Bcc|spy|[{}]|none|Mail\./);
  });

  test('says of a demonstration that it is one', async () => {
    const mail = await write(locale, 'K7Q-4ZT', { ...someTill, isDemonstration: true });
    expect(mail.subject).toMatch(/^\[D[ée]monstration\] /);
  });
});
