import { parse } from 'yaml';
import { z } from 'zod';
import { takeOut } from '../edit-yaml';
import type { Step } from '../step';

/** `lead` named the film at the head of the home page for good; now days name their films. */
export const takeOutLead: Step = ({ path, text }) => {
  if (path !== 'site.yaml') return undefined;
  const changed = takeOut(text, 'lead');
  if (changed === text) return undefined;
  const said = {
    text: '“lead” is taken out: films take turns on the home page, and programme/2026-12.yaml names one for a day: “2026-12-24: { film: {film} }”',
    values: { film: filmIn(parse(text)?.lead) },
  };
  return { text: changed, said: [said] };
};

const leadSchema = z.object({ film: z.string() });

/** A slug; of whatever else stood there nobody can tell which film was meant. */
function filmIn(lead: unknown): string {
  return leadSchema.safeParse(lead).data?.film ?? '…';
}
