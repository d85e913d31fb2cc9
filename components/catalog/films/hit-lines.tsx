import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { MarkedText } from '@/components/rich-text/marked-text';
import type { Hit } from '@/lib/search/engine/hit';

/** Search matches outside the shown title and directors: another title, other people, a collection, the synopsis. */
export function HitLines({ hit: { otherTitle, people, collections, excerpt } }: { hit: Hit }) {
  const t = useTranslations('Film');
  return (
    <div className="mt-1 grid gap-1 text-sm leading-snug">
      {otherTitle && (
        <p lang={otherTitle.lang}>
          <MarkedText {...otherTitle} />
        </p>
      )}
      {people.map(({ slug, text, ranges, as, role }) =>
        as === 'director' ? null : (
          <p key={slug}>
            <span className="text-muted">{t(`found.${as}`)} </span>
            <MarkedText text={text} ranges={ranges} />
            {role && <span className="text-muted"> ({role})</span>}
          </p>
        ),
      )}
      {collections.map(({ text, lang, ranges }) => (
        <p key={text} lang={lang}>
          <MarkedText text={text} ranges={ranges} />
        </p>
      ))}
      {excerpt && (
        <p lang={excerpt.lang} className="text-muted">
          <MarkedText {...excerpt} />
        </p>
      )}
    </div>
  );
}

/** `people`: people of the film that match the search; only the directors among them are marked. */
type Props = {
  directors: readonly { slug: string; name: string }[];
  people?: Hit['people'];
};

/** Directors of a film, with the search matches marked. */
export function DirectorNames({ directors, people = [] }: Props) {
  return directors.map(({ slug, name }, index) => (
    <Fragment key={slug}>
      {index > 0 && ', '}
      <MarkedText text={name} ranges={people.find((one) => one.slug === slug)?.ranges ?? []} />
    </Fragment>
  ));
}
