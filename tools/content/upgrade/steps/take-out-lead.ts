import { parse } from 'yaml';
import { z } from 'zod';
import { takeOut } from '../edit-yaml';
import type { Step } from '../step';

/** Removes `lead`, which set the home page's film permanently; films are now set by day. */
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

/** The slug of the film, or `…` if the value is invalid. */
function filmIn(lead: unknown): string {
  return leadSchema.safeParse(lead).data?.film ?? '…';
}
