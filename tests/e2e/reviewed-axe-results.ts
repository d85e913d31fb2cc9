/** An "incomplete" result of axe, which it can neither pass nor fail. */
type Incomplete = {
  id: string;
  nodes: { html: string; target: unknown; any: { data?: unknown }[] }[];
};

/**
 * Reviewed incomplete results, with their evidence in docs/accessibility.md: the rule, axe's reason, and the
 * elements by their HTML. A result that matches none of them needs a review.
 */
const answers = [
  // A single symbol such as an arrow: it has the colour of the text beside it, or is the name of a key in the ink
  // colour.
  {
    rule: 'color-contrast',
    reason: 'nonBmp',
    html: /^<[^>]+>(?:&nbsp;|\s)*[←↑→↓↗](?:&nbsp;|\s)*<\//,
  },
  // Titles on the poster timeline, in an ink chosen for its background; over a photograph, on paper colour.
  { rule: 'color-contrast', reason: 'imgNode', html: /class="wall-title"/ },
  { rule: 'color-contrast', reason: 'bgOverlap', html: /class="wall-(?:title|tick)/ },
  // The lower edge of a title may touch the next row by a fraction of a pixel; nothing is covered.
  { rule: 'color-contrast', reason: 'elmPartiallyObscuring', html: /class="wall-title"/ },
  // Decades above the timeline and years below it: ink on paper, beside posters that axe believes to overlap them.
  {
    rule: 'color-contrast',
    reason: 'bgOverlap',
    html: /decade=\d{4}|class="label|aria-label="\d{4}, /,
  },
  // The title of an audio work: white on black, below the empty box of the browser's own player.
  { rule: 'color-contrast', reason: 'bgOverlap', html: /^<span class="display-3 [^"]*self-center/ },
  // Cells of an editor's table that are scrolled out of view on a phone; on the desktop, axe measures and passes
  // them.
  { rule: 'color-contrast', reason: 'elmPartiallyObscured', html: /^<t[hd][ >]/ },
];

/** Elements with incomplete results that no review covers. */
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
