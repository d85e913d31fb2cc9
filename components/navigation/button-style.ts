/** The look of what a visitor presses, be it a button or a link. */
export const buttonStyle =
  'label inline-flex min-h-12 items-center gap-3 bg-ink px-6 py-3 text-paper motion-safe:transition-colors hover:bg-signal hover:text-on-signal';
