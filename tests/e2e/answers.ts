/** What axe leaves open: it can tell neither that it is right nor that it is wrong. */
type Incomplete = {
  id: string;
  nodes: { html: string; target: unknown; any: { data?: unknown }[] }[];
};

/**
 * The answers, with their evidence in docs/accessibility.md: of which rule, for which of axe's reasons, and of which
 * elements by their HTML. What none of them knows is a question that somebody has to look into.
 */
const answers = [
  // A sign such as an arrow alone: it has the colour of the words it stands beside, or is a key's name in the ink.
  {
    rule: 'color-contrast',
    reason: 'nonBmp',
    html: /^<[^>]+>(?:&nbsp;|\s)*[←↑→↓↗](?:&nbsp;|\s)*<\//,
  },
  // Titles on the wall of posters, printed in an ink that is chosen for its ground; over a photograph on paper.
  { rule: 'color-contrast', reason: 'imgNode', html: /class="wall-title"/ },
  { rule: 'color-contrast', reason: 'bgOverlap', html: /class="wall-(?:title|tick)/ },
  // Decades above the wall, years below it: ink on paper, beside posters that axe takes to lie over them.
  {
    rule: 'color-contrast',
    reason: 'bgOverlap',
    html: /decade=\d{4}|class="label|aria-label="\d{4}, /,
  },
  // The title of what can be heard: white on black; above it lies the empty box for the browser's own player.
  { rule: 'color-contrast', reason: 'bgOverlap', html: /^<span class="display-3 [^"]*self-center/ },
  // Cells of an editor's table that are scrolled out of its box on a phone; at a desk axe measures and passes them.
  { rule: 'color-contrast', reason: 'elmPartiallyObscured', html: /^<t[hd][ >]/ },
];

/** Each element of which axe leaves something open that has no answer. */
export function listUnanswered(incomplete: readonly Incomplete[]): string[] {
  return incomplete.flatMap(({ id, nodes }) =>
    nodes.flatMap(({ html, target, any }) => {
      const reasons = any.map(({ data }) => (data as { messageKey?: string })?.messageKey ?? '');
      const isKnown = answers.some(
        (answer) => answer.rule === id && reasons.includes(answer.reason) && answer.html.test(html),
      );
      return isKnown ? [] : [`${id} (${reasons.join()}): ${String(target)}: ${html}`];
    }),
  );
}
