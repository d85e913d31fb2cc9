import type { FormView } from './form-view';

type Props = {
  view: FormView;
  name: string;
  /** What the row is called, for screen readers. */
  title: string;
  position: { at: number; count: number };
};

/** Buttons that move and remove a row. They send the form, so that they work without script. */
export function RowButtons({ view, name, title, position: { at, count } }: Props) {
  const { t } = view.words;
  return (
    <div className="row-buttons">
      <button
        type="submit"
        name="~intent"
        value={`up:${name}`}
        className="quiet"
        disabled={at === 0}
        aria-label={t('up', { title })}
      >
        ↑
      </button>
      <button
        type="submit"
        name="~intent"
        value={`down:${name}`}
        className="quiet"
        disabled={at === count - 1}
        aria-label={t('down', { title })}
      >
        ↓
      </button>
      <button
        type="submit"
        name="~intent"
        value={`remove:${name}`}
        className="quiet"
        aria-label={t('removeRow', { title })}
      >
        {t('remove')}
      </button>
    </div>
  );
}
