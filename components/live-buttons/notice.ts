/** How long a notice stays (milliseconds); longer while pointer or focus is in it. */
const shown = 6000;

export type Notice = {
  /** Shows words, and what else may follow them. They are read aloud. */
  show: (text: string, more?: HTMLElement) => void;
  remove: () => void;
};

/** A line at the foot of the screen that says what a press has done. */
export function openNotice(): Notice {
  const line = document.createElement('div');
  line.setAttribute('role', 'status');
  line.className =
    'label fixed bottom-4 left-1/2 z-40 flex w-max max-w-[calc(100vw-2rem)] -translate-x-1/2 flex-wrap items-center gap-x-4 gap-y-1 bg-ink px-4 py-3 text-paper empty:hidden print:hidden';
  document.body.append(line);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const leave = () => {
    if (line.matches(':hover, :focus-within')) timer = setTimeout(leave, shown);
    else line.replaceChildren();
  };
  return {
    show(text, more) {
      clearTimeout(timer);
      timer = setTimeout(leave, shown);
      const words = document.createElement('span');
      words.textContent = text;
      line.replaceChildren(words, ...(more ? [more] : []));
    },
    remove() {
      clearTimeout(timer);
      line.remove();
    },
  };
}
