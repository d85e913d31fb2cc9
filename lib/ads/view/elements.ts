type Attributes = Record<string, string>;

/** Creates an element with attributes. Strings become text nodes, never HTML. */
export function createElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

const icon = (d: string) =>
  `<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path fill="currentColor" d="${d}"/></svg>`;

/** SVG icons on a 24 × 24 grid. */
export const icons = {
  pause: icon('M6 5h4v14H6zM14 5h4v14h-4z'),
  play: icon('M7 4v16l13-8z'),
  sound: icon('M3 9v6h4l5 5V4L7 9zM15 8h2v8h-2zM19 5h2v14h-2z'),
  muted: icon(
    'M3 9v6h4l5 5V4L7 9zM14.6 9.6 16 8.2l2.4 2.4 2.4-2.4 1.4 1.4-2.4 2.4 2.4 2.4-1.4 1.4-2.4-2.4-2.4 2.4-1.4-1.4 2.4-2.4z',
  ),
  close: icon(
    'M6.4 5 12 10.6 17.6 5 19 6.4 13.4 12l5.6 5.6-1.4 1.4-5.6-5.6L6.4 19 5 17.6l5.6-5.6L5 6.4z',
  ),
  fullscreen: icon('M4 4h7v2H6v5H4zM13 18h5v-5h2v7h-7z'),
};
