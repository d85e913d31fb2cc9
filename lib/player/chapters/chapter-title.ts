/**
 * The small sign above the seek bar, and above the scrubbing picture where there is one, that names a
 * chapter. Its words are text, never markup.
 */
export function chapterTitle() {
  const element = document.createElement('div');
  element.className = 'player-chapter-title';
  // The list of chapters says the same to a screen reader.
  element.setAttribute('aria-hidden', 'true');
  element.hidden = true;
  return {
    element,
    /** `percent` of the seek bar's width; near the ends the sign stays inside. */
    show(title: string, percent: number) {
      element.textContent = title;
      element.style.left = `${percent}%`;
      element.style.translate = `${-percent}%`;
      element.hidden = false;
    },
    hide() {
      element.hidden = true;
    },
  };
}
