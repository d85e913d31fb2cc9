import { useLocale, useMessages, useTranslations } from 'next-intl';
import { AccessSign } from '@/components/catalog/films/access-sign';
import { Section } from '@/components/layout/section';
import { ExternalLink } from '@/components/navigation/external-link';
import { TextLink, textLinkStyle } from '@/components/navigation/links';
import { KeyName } from '@/components/player/key-name';
import { LocalizedText } from '@/components/rich-text/localized-text';
import { accessKinds } from '@/lib/catalog/films/access';
import { getLibrary } from '@/lib/content/store/library';
import { displayName } from '@/lib/i18n/intl-format';
import { shortcutRows } from '@/lib/player/controls/controls';
import { capitalise } from '@/lib/primitives/text/grammar';
import { mailtoHref } from '@/lib/primitives/text/mailto-href';
import { countAccess } from '@/lib/search/engine/films-by-value';
import { catalogueHref } from '@/lib/search/query/catalogue-address';
import { getSite } from '@/lib/site/get-site';

/** Contact for accessibility problems: from the site content, or else the imprint's e-mail; nothing if both are missing. */
export function BarrierContact() {
  const t = useTranslations('Accessibility.contact');
  const { accessibility, imprint } = getSite(useLocale());
  const { name, email, phone } = accessibility?.contact ?? { email: imprint?.email };
  const body = accessibility?.body;
  if (!email && !phone && !body) return null;
  return (
    <Section id="contact" title={t('title')}>
      <div className="wrap-anywhere grid max-w-[64ch] gap-y-3 text-lg leading-snug">
        {(email || phone) && <p>{t('intro')}</p>}
        {name && <p className="font-bold">{name}</p>}
        {email && (
          <p>
            <a href={mailtoHref(email, t('subject'))} className={textLinkStyle}>
              {email}
            </a>
          </p>
        )}
        {phone && (
          <p>
            <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={textLinkStyle}>
              {phone}
            </a>
          </p>
        )}
        {body && (
          <p>
            {t('body')}{' '}
            {body.url ? (
              <ExternalLink href={body.url}>
                <LocalizedText value={body.name} />
              </ExternalLink>
            ) : (
              <LocalizedText value={body.name} />
            )}
          </p>
        )}
      </div>
    </Section>
  );
}

/**
 * Each kind of accessible version (captions, audio description, …) with links to the films that have it, and their
 * number.
 */
export function FilmAccess() {
  const t = useTranslations();
  const locale = useLocale();
  const counted = accessKinds.map((kind) => ({ kind, counts: countAccess(kind) }));
  return (
    <>
      <p className="max-w-[64ch] text-lg leading-snug">
        {t('Accessibility.films.intro', { count: getLibrary().films.size })}
      </p>
      <dl className="mt-6">
        {counted.map(({ kind, counts }) => (
          <div
            key={kind}
            className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-2 border-line border-t py-5 md:grid-cols-[minmax(0,1fr)_16rem]"
          >
            <dt>
              <span className="display-3 flex flex-wrap items-center gap-x-3 gap-y-1">
                <AccessSign kind={kind} />
                <span className="min-w-0 hyphens-auto">{t(`Catalogue.accessValues.${kind}`)}</span>
              </span>
              <span className="mt-1 block max-w-[56ch] leading-snug">
                {t(`Accessibility.about.${kind}`)}
              </span>
            </dt>
            <dd className="label md:text-right">
              {counts.length === 0 && (
                <span className="text-muted">{t('Accessibility.films.none')}</span>
              )}
              {counts.map(({ choice, language, films }) => {
                const count = t('Accessibility.films.count', { count: films });
                return (
                  <p key={choice} className="py-1">
                    <TextLink href={catalogueHref({ filters: { access: choice } })}>
                      {language
                        ? t('Accessibility.films.in', {
                            language: capitalise(displayName('language', language, locale)),
                            films: count,
                          })
                        : count}
                    </TextLink>
                  </p>
                );
              })}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** The player's keyboard shortcuts, as in the player's own help. */
export function PlayerKeys() {
  const t = useTranslations('Accessibility.keys');
  const rows = shortcutRows(useMessages().Player, true);
  return (
    <>
      <p className="max-w-[64ch] text-lg leading-snug">{t('intro')}</p>
      <dl className="mt-6 gap-x-8 lg:columns-2">
        {rows.map(({ keys, description }) => (
          <div
            key={description}
            className="flex break-inside-avoid flex-wrap items-baseline gap-x-4 gap-y-1 border-line border-t py-2.5"
          >
            <dt className="flex max-w-full shrink-0 basis-40 flex-wrap gap-1">
              {keys.map((key) => (
                <KeyName
                  key={key}
                  name={key}
                  className="min-w-8 border-2 border-ink px-1.5 py-0.5 text-center font-bold font-sans text-sm"
                />
              ))}
            </dt>
            <dd className="min-w-0 flex-1 basis-40">{description}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** List of sentences, separated by thin rules. */
export function PointList({ of }: { of: readonly string[] }) {
  return (
    <ul className="max-w-[64ch] text-lg leading-snug">
      {of.map((text) => (
        <li key={text} className="border-line border-t py-3 first:border-t-0 first:pt-0">
          {text}
        </li>
      ))}
    </ul>
  );
}
