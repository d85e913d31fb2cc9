import { formatMoment } from '@/components/admin/moment';
import type { EntryFile, EntryState } from '@/lib/editor/form/entry-state';
import { previewedKinds } from '@/lib/editor/preview/lay-over';
import { formatTimeZone } from '@/lib/i18n/intl-format';
import type { FormView } from './form-view';

type Props = {
  view: FormView;
  entry: EntryFile;
  state: EntryState;
  isOther: boolean;
  mayPublish: boolean;
  /** Day and time that were typed for a publication and refused. */
  moment: { day?: string | undefined; time?: string | undefined };
};

/** The bar of a form: save, publish now or at a moment, preview. Every button sends the whole form. */
export function EntryButtons({ view, entry, state, isOther, mayPublish, moment }: Props) {
  const { t } = view.words;
  const { draft, published } = state;
  const scheduledAt = draft?.state === 'scheduled' ? draft.publish_at : null;
  return (
    <div className="entry-buttons">
      {scheduledAt && (
        <p className="scheduled">
          <b>
            {view.words.editor('drafts.scheduledAt', {
              at: formatMoment(scheduledAt, view.locale),
            })}
          </b>{' '}
          {published !== null && t('schedule.until')} {t('schedule.again')}
        </p>
      )}
      <button type="submit" name="~intent" value="save">
        {t('save')}
      </button>
      {previewedKinds.has(entry.kind) && !isOther && (
        <button type="submit" name="~intent" value="preview" className="quiet">
          {view.words.editor('preview.title')}
        </button>
      )}
      <button
        type="submit"
        name="~intent"
        value={mayPublish ? 'publish' : 'hand-in'}
        className="quiet"
      >
        {mayPublish ? t('schedule.now') : t('handIn')}
      </button>
      {mayPublish && scheduledAt && (
        <button type="submit" name="~intent" value="unschedule" className="quiet">
          {t('schedule.cancel')}
        </button>
      )}
      {mayPublish && !scheduledAt && (
        <Schedule view={view} isPublic={published !== null} moment={moment} />
      )}
    </div>
  );
}

/** A day and time for the publication, folded. */
function Schedule({
  view,
  isPublic,
  moment: { day, time },
}: Pick<Props, 'view' | 'moment'> & { isPublic: boolean }) {
  const { t } = view.words;
  const { timeZone } = view.getContext();
  return (
    <details className="schedule-entry" open={day !== undefined}>
      <summary>{t('schedule.later')}</summary>
      <div>
        <label className="field">
          <span>{t('day')}</span>
          <input type="date" name="~day" defaultValue={day} autoComplete="off" />
        </label>
        <label className="field">
          <span>{t('time')}</span>
          <input type="time" name="~time" defaultValue={time} autoComplete="off" />
        </label>
        <button type="submit" name="~intent" value="schedule" className="quiet">
          {t('schedule.button')}
        </button>
      </div>
      <small className="hint">
        {t('timeZone', { zone: formatTimeZone(timeZone, view.locale) })}{' '}
        {isPublic ? t('schedule.until') : t('schedule.hidden')}
      </small>
    </details>
  );
}
