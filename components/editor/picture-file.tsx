import type { FormView } from './form-view';

type Props = { view: FormView; name: string; value: unknown };

/** The picture that a field names, and an input for another file. */
export function PictureFile({ view, name, value }: Props) {
  const { t } = view.words;
  const isShown =
    typeof value === 'string' && /^\/media\/[^\s"]+\.(?:jpe?g|png|webp|avif)$/i.test(value);
  return (
    <div className="picture-file">
      {isShown && <img src={value} alt="" loading="lazy" />}
      <label className="field">
        <span>{t('pictures.choose')}</span>
        <input
          type="file"
          name={`${name}.~file`}
          accept="image/jpeg,image/png,image/webp,image/avif,image/tiff,image/heic,.heic"
        />
        <small className="hint">{t('pictures.limits')}</small>
      </label>
    </div>
  );
}
