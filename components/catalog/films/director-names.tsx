import { Fragment } from 'react';
import { MarkedText } from '@/components/rich-text/marked-text';
import type { Hit } from '@/lib/search/engine/hit';

/** `people`: directors whose names match the search. */
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
