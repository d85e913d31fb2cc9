import { cleanup, render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import type { Locale } from '@/lib/i18n/locales';
import de from '@/messages/de.json';
import fr from '@/messages/fr.json';

/** Renders a component as it stands on a page in a language, with the site's own words, until the test is over. */
export function renderInLanguage(node: ReactNode, locale: Locale = 'fr') {
  onTestFinished(cleanup);
  return render(
    <NextIntlClientProvider
      locale={locale}
      messages={locale === 'fr' ? fr : de}
      timeZone="Europe/Zurich"
    >
      {node}
    </NextIntlClientProvider>,
  );
}
