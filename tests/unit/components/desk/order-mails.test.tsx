import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OrderMails } from '@/components/desk/order/order-mails';
import { wordsIn } from './desk-words';

const at = '2026-11-23T10:00:00.000Z';
const mail = { id: 'a', kind: 'placed', created_at: at, sent_at: at, tries: 1, last_error: '' };
const drawn = (kept: string | undefined) =>
  renderToStaticMarkup(<OrderMails t={wordsIn('de')} locale="de" mails={[{ ...mail, kept }]} />);

test('a mail that was only kept is not said to be sent, and leads to what it says', () => {
  expect(drawn('20261123T100000000Z-a')).toMatch(
    /href="\/desk\/mails\/20261123T100000000Z-a">aufbewahrt, nicht versandt</,
  );
  expect(drawn(undefined)).toContain('versandt');
  expect(drawn(undefined)).not.toContain('aufbewahrt');
});
