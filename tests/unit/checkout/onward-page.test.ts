import { expect, test } from 'vitest';
import { checkoutWords } from '@/lib/checkout/checkout-words';
import { onwardPage } from '@/lib/checkout/lead-to-payment';

test('the page that leads to paying opens it by itself, says what it does, and lets no address out of its attribute', async () => {
  const html = onwardPage(
    'https://pay.example/c?a=1&b="><script>',
    'de',
    await checkoutWords('de'),
  );
  const href = 'https://pay.example/c?a=1&amp;b=&quot;&gt;&lt;script&gt;';
  expect(html).toContain(`content="0;url=${href}"`);
  expect(html).toContain(`<a href="${href}"`);
  expect(html).toContain('Weiter zur Zahlung');
  expect(html).not.toContain('<script');
});
