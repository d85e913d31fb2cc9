import { createPreviewToken } from '@/lib/editor/preview/preview-token';
import { displayName } from '@/lib/i18n/intl-format';
import { type Locale, localePath, locales } from '@/lib/i18n/locales';
import { draftPreviewAddress } from '@/lib/server/draft-preview/draft-previews';
import { formatMoment } from '../admin/moment';
import { CopyLink } from './copy-link';
import type { EditorTranslator } from './editor-translator';

type Props = {
  t: EditorTranslator;
  locale: Locale;
  /** Id of the draft. */
  draft: string;
  title: string;
  /** Path of the page without its language; `undefined` if the draft cannot be shown. */
  path: string | undefined;
  query: Record<string, string | undefined>;
  /** Whether the editor has a phone: the page is shown as on one then. */
  isPhone: boolean;
  /** Origin of the site, for links that are passed on. */
  origin: string;
  now: Date;
};

const hour = 60 * 60 * 1000;
/** How long the frame's own link lasts (ms): an editor may leave the page open for a day's work. */
const framed = 12 * hour;
/** For how many days a link may be passed on. */
const shareDays = [1, 7, 30];
const widths = ['phone', 'wide'] as const;

/** A draft's page in a frame, in a language and width, and links to it that last some days. */
export function DraftPreview(props: Props) {
  const { t, locale, draft, title, path, query, isPhone, origin, now } = props;
  if (!path)
    return (
      <p role="alert" className="notice error">
        {t('preview.faulty')}
      </p>
    );
  const shown = locales.find((one) => one === query.in) ?? locale;
  const width = widths.find((one) => one === query.width) ?? (isPhone ? 'phone' : 'wide');
  const days = shareDays.find((one) => String(one) === query.days);
  const addressUntil = (until: number, language: Locale) =>
    draftPreviewAddress(localePath(path, language), createPreviewToken({ draft, until }));
  const address = addressUntil(+now + framed, shown);
  const choose = (more: Record<string, string>) =>
    `?${new URLSearchParams({ draft, in: shown, width, ...more })}`;
  return (
    <>
      <nav aria-label={t('preview.choose')} className="links preview-choice">
        {locales.map((one) => (
          <a key={one} href={choose({ in: one })} aria-current={one === shown || undefined}>
            {displayName('language', one, locale)}
          </a>
        ))}
        {widths.map((one) => (
          <a key={one} href={choose({ width: one })} aria-current={one === width || undefined}>
            {t(`preview.widths.${one}`)}
          </a>
        ))}
        <a href={address} target="_blank" rel="noopener">
          {t('preview.open')}
        </a>
      </nav>
      <form className="share-draft" action="#draft-link">
        <input type="hidden" name="draft" value={draft} />
        <input type="hidden" name="in" value={shown} />
        <input type="hidden" name="width" value={width} />
        <label>
          {t('preview.share')}
          <select name="days" defaultValue={days ?? 7}>
            {shareDays.map((count) => (
              <option key={count} value={count}>
                {t('preview.days', { count })}
              </option>
            ))}
          </select>
        </label>
        <button type="submit">{t('preview.makeLink')}</button>
      </form>
      {days !== undefined && (
        <div className="notice" role="status" id="draft-link">
          <p>
            {t('preview.link', {
              until: formatMoment(new Date(+now + days * 24 * hour).toISOString(), locale),
            })}
          </p>
          {locales.map((one) => {
            const language = displayName('language', one, locale);
            const link = `${origin}${addressUntil(+now + days * 24 * hour, one)}`;
            const mail = new URLSearchParams({ subject: title, body: link }).toString();
            return (
              <div key={one} className="link-to-show">
                <label className="field">
                  <span>{language}</span>
                  <input readOnly value={link} className="link-field" />
                </label>
                <CopyLink
                  {...{ link, title }}
                  words={{
                    copy: t('preview.copy'),
                    copied: t('preview.copied'),
                    byHand: t('preview.byHand'),
                    share: t('preview.shareIt'),
                  }}
                />
                <a href={`mailto:?${mail.replaceAll('+', '%20')}`}>{t('preview.byMail')}</a>
              </div>
            );
          })}
        </div>
      )}
      <iframe
        src={address}
        title={t('preview.frame', { title })}
        className={`preview-frame preview-${width}`}
      />
    </>
  );
}
