import { expect, it } from 'vitest';
import { pickClientMessages } from '@/lib/i18n/client-namespaces';
import { locales } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';

it.each(locales)('the browser gets the words of its islands in %s alone', async (locale) => {
  const messages = await loadMessages(locale);
  const picked = pickClientMessages(messages);
  expect(picked).toEqual({
    Player: messages.Player,
    Gallery: messages.Gallery,
    Search: messages.Search,
  });
});
