/** The look of what a visitor presses, be it a button or a link. Its margins give way where letters are large. */
export const buttonStyle =
  'label inline-flex min-h-12 items-center gap-x-[min(0.75rem,4vw)] bg-ink px-[min(1.5rem,6.5vw)] py-3 text-paper motion-safe:transition-colors hover:bg-signal hover:text-on-signal';
