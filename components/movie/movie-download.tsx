import { useLocale } from 'next-intl';
import { LocalWords } from '@/components/i18n/local-words';
import { textLinkStyle } from '@/components/navigation/text-link';
import type { Download } from '@/lib/movie-page/downloads';
import { pictureProps } from '@/lib/pictures/picture-props';
import { sizeWords } from '@/lib/text/size-words';

/** A file to take: what it is, its type, its size, and whose it is. A picture is shown small. */
export function MovieDownload({ file }: { file: Download }) {
  const { src, name, type, bytes, credit } = file;
  const locale = useLocale();
  const facts = [type, bytes !== undefined && sizeWords(bytes, locale)].filter(Boolean).join(', ');
  return (
    <li className="group relative flex items-center gap-4 border-line border-t py-3">
      <Sign file={file} />
      <div className="min-w-0 flex-1">
        <a href={src} download className={`${textLinkStyle} after:absolute after:inset-0`}>
          <LocalWords value={name} />
          <span className="sr-only"> ({facts})</span>
        </a>
        <p className="label mt-0.5 text-muted">
          <span aria-hidden="true">{facts}</span>
          {credit && (
            <span className="ml-3">
              <LocalWords value={credit} />
            </span>
          )}
        </p>
      </div>
    </li>
  );
}

/** What it looks like or, of what is no picture, its type on a sheet. */
function Sign({ file: { made, src, type } }: { file: Download }) {
  if (!made)
    return (
      <span
        aria-hidden="true"
        className="label grid h-14 w-20 shrink-0 place-items-center bg-ink text-paper"
      >
        {type}
      </span>
    );
  const props = pictureProps({ src, made, sizes: '5rem', width: 80, height: 56 });
  return <img {...props} alt="" className="h-14 w-20 shrink-0 bg-raised object-cover" />;
}
