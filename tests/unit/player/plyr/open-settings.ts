/** The settings as Plyr builds them: the list of them, and a panel each. What is named is hidden. */
export function openSettings(hidden: readonly string[] = []) {
  const container = document.createElement('div');
  const item = (name: string) =>
    `<button role="menuitem" ${hidden.includes(name) ? 'hidden' : ''}>${name}</button>`;
  const radio = (name: string, checked: boolean) =>
    `<button role="menuitemradio" aria-checked="${checked}">${name}</button>`;
  const panel = (name: string, entries: string) =>
    `<div><button class="plyr__control--back"><span aria-hidden="true">${name}</span><span>Retour</span></button>
      <div role="menu">${entries}</div></div>`;
  container.innerHTML = `<div class="plyr__menu__container"><div>
    <div><div role="menu">${['Sous-titres', 'Qualité', 'Vitesse'].map(item).join('')}</div></div>
    ${panel('Sous-titres', radio('Aucun', false) + radio('allemand', true))}
    ${panel('Qualité', '')}
    ${panel('Vitesse', radio('0,5×', false) + radio('Normale', false))}
  </div></div>`;
  document.body.replaceChildren(container);
  const panels = [...container.querySelectorAll<HTMLElement>('.plyr__menu__container > div > div')];
  const entry = (name: string) =>
    [...container.querySelectorAll<HTMLElement>('[role^=menuitem]')].find(
      ({ textContent }) => textContent === name,
    );
  /** As Plyr does when it shows one. */
  const begin = (index: number) =>
    panels[index]?.querySelector<HTMLElement>('[role^="menuitem"]')?.focus();
  return { container, panels, entry, begin };
}
