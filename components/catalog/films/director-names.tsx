import { Fragment } from 'react';
import { MarkedText } from '@/components/rich-text/marked-text';
import type { Hit } from '@/lib/search/engine/hit';

/** `people`: those for whose names the film was found. */
type Props = {
  directors: readonly { slug: string; name: string }[];
  people?: Hit['people'];
};

/** Who directed a film, what was searched marked in the names. */
export function DirectorNames({ directors, people = [] }: Props) {
  return directors.map(({ slug, name }, index) => (
    <Fragment key={slug}>
      {index > 0 && ', '}
      <MarkedText text={name} ranges={people.find((one) => one.slug === slug)?.ranges ?? []} />
    </Fragment>
  ));
}
