import { formatMoment } from '@/components/admin/moment';
import type { EntryFile, EntryState } from '@/lib/editor/form/entry-state';
import { previewedKinds } from '@/lib/editor/preview/lay-over';
import type { FormView } from './form-view';
import { Schedule, type TypedMoment } from './schedule';

type Props = {
  view: FormView;
  entry: EntryFile;
  state: EntryState;
  isOther: boolean;
  mayPublish: boolean;
  /** Day and time that were typed for a publication and refused. */
  moment: TypedMoment;
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
        <Schedule
          t={view.words.editor}
          locale={view.locale}
          timeZone={view.getContext().timeZone}
          names={{ day: '~day', time: '~time', button: '~intent' }}
          {...{ isPublic: published !== null, moment }}
        />
      )}
    </div>
  );
}
