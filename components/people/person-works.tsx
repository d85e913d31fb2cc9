import { Section } from '@/components/layout/section';
import type { PersonPage } from '@/lib/films/people/get-person-page';
import { showWorks } from '@/lib/films/people/show-works';
import { CraftName } from './craft-name';
import { WorkCards } from './work-cards';
import { WorkLines } from './work-lines';

/** Somebody's films by what they did. Each has its poster once; where it comes again it is a line. */
export function PersonWorks({ page: { works } }: { page: PersonPage }) {
  return showWorks(works).map(({ craft, cards, lines }, at) => (
    <Section
      key={craft.as === 'crew' ? craft.job.slug : craft.as}
      id={craft.as === 'crew' ? craft.job.slug : craft.as}
      title={<CraftName craft={craft} />}
      aside={<span className="tabular-nums text-muted">{cards.length + lines.length}</span>}
    >
      {cards.length > 0 && <WorkCards works={cards} first={at === 0} />}
      {lines.length > 0 && <WorkLines works={lines} />}
    </Section>
  ));
}
