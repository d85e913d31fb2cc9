import type PreviewMessages from '@/lib/site/preview/messages/fr.json';
import type { Locale as SiteLocale } from './locales';
import type { Messages as SiteMessages } from './messages';

declare module 'next-intl' {
  interface AppConfig {
    Locale: SiteLocale;
    /** `Preview` exists in previews only (components/preview). */
    Messages: SiteMessages & Pick<typeof PreviewMessages, 'Preview'>;
  }
}
