/** A yes and a no look alike and have the same room; what is chosen is filled. */
export const choiceButton =
  'label invisible min-h-12 cursor-pointer border-2 border-ink px-3 py-2 text-center hover:bg-raised in-[[data-scripted]]:visible aria-pressed:bg-ink aria-pressed:text-paper';
