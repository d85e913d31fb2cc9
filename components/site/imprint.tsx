import { useTranslations } from 'next-intl';
import { Section } from '@/components/layout/section';
import { ExternalLink } from '@/components/navigation/external-link';
import { textLinkStyle } from '@/components/navigation/links';
import { getLibrary } from '@/lib/content/store/library';
import { mailtoHref } from '@/lib/primitives/text/mailto-href';
import { openLicence } from '@/lib/security/links';
import { listFeeds } from '@/lib/seo/feeds/get-feed';
import { isSwitchedOff, type Site } from '@/lib/site/get-site';
import { FeedLinks } from './feed-links';

/** Publisher of the site, and how to contact it. */
export function ImprintAddress({ imprint }: { imprint: NonNullable<Site['imprint']> }) {
  return (
    <address className="not-italic">
      {[imprint.publisher, ...imprint.address].map((line) => (
        <span key={line.text} lang={line.translated ? undefined : line.lang} className="block">
          {line.text}
        </span>
      ))}
      <a href={mailtoHref(imprint.email)} className="words-link wrap-anywhere">
        {imprint.email}
      </a>
    </address>
  );
}

/** Open data of the site: the catalogue as files, and the feeds. */
export function OpenData() {
  const t = useTranslations('OpenData');
  const isOpen = !isSwitchedOff('open') && getLibrary().films.size > 0;
  const feeds = listFeeds(new Date());
  if (!isOpen && feeds.length === 0) return null;
  return (
    <Section id="open" title={t('title')}>
      <div className="max-w-[60ch] text-lg">
        {isOpen && (
          <>
            <p>
              {t.rich('words', {
                licence: (chunks) => <ExternalLink href={openLicence}>{chunks}</ExternalLink>,
              })}
            </p>
            <p className="label mt-5 flex flex-wrap gap-x-6">
              <a href="/open/films.csv" className={`inline-block py-1 ${textLinkStyle}`}>
                {t('table')}
              </a>
              <a href="/open/films.json" className={`inline-block py-1 ${textLinkStyle}`}>
                {t('json')}
              </a>
            </p>
          </>
        )}
        <div className="mt-4">
          {feeds.map((name) => (
            <FeedLinks key={name} of={name} />
          ))}
        </div>
      </div>
    </Section>
  );
}
