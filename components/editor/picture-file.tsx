import { readsHeic } from '@/lib/editor/pictures/convert-picture';
import { isPictureAddress } from '@/lib/editor/pictures/picture-address';
import { FocusPicture } from './focus-picture';
import type { FormView } from './form-view';

/** Without HEIC, so that an iPhone converts its pictures to JPEG. */
const accept = 'image/jpeg,image/png,image/webp,image/avif,image/tiff,.tif,.tiff';

/** The picture that a field names, and an input for another file. */
export function PictureFile({
  view,
  name,
  value,
  isDrawing,
}: {
  view: FormView;
  name: string;
  value: unknown;
  /** A logo, SVG or PNG. */
  isDrawing?: boolean;
}) {
  const input = <FileInput view={view} name={`${name}.~file`} at={name} {...{ isDrawing }} />;
  return (
    <div className="picture-file">
      {isPictureAddress(value) ? (
        <>
          <FocusPicture
            src={`/desk/content/picture?src=${encodeURIComponent(value)}`}
            name={name}
            hint={view.words.t('pictures.focus')}
          />
          <details className="row">
            <summary>
              <span>{view.words.t('pictures.replace')}</span>
            </summary>
            {input}
          </details>
        </>
      ) : (
        input
      )}
    </div>
  );
}

type FileInputProps = {
  view: FormView;
  name: string;
  at: string;
  isMultiple?: boolean;
  isDrawing?: boolean | undefined;
};

/**
 * An input for pictures, which takes dropped files as well. The button stores them at once. Scripts press it as soon
 * as they are chosen (`FormBehaviour`), so that it is shown without them alone.
 */
export function FileInput({ view, name, at, isMultiple, isDrawing }: FileInputProps) {
  const { t } = view.words;
  return (
    <div className="file">
      <label className="field" htmlFor={`${name}-input`}>
        <span>{t(isMultiple ? 'pictures.chooseSeveral' : 'pictures.choose')}</span>
        <input
          type="file"
          id={`${name}-input`}
          {...{ name, accept: isDrawing ? '.svg,.png' : accept }}
          multiple={isMultiple}
          data-too-large={t('pictures.tooLarge')}
          data-refused-type={t('pictures.refused_type')}
          data-refused-heic={t('pictures.refused_heic')}
          data-reads-heic={readsHeic()}
          aria-describedby={`${name}-limits`}
        />
      </label>
      <button type="submit" name="~intent" value={`upload:${at}`} className="quiet">
        {t('pictures.upload')}
      </button>
      <small className="hint" id={`${name}-limits`}>
        {t(isDrawing ? 'pictures.drawingLimits' : 'pictures.limits')}
      </small>
    </div>
  );
}
