// The bar says of the page that is shown what it lacks: after a walk from page to page it is asked for anew.
let shown = location.pathname;
setInterval(async () => {
  if (location.pathname === shown) return;
  shown = location.pathname;
  const asked = shown;
  const answer = await fetch(`/_preview/bar?page=${encodeURIComponent(asked)}`).catch(
    () => undefined,
  );
  const place = document.querySelector('preview-bar > div');
  if (!answer?.ok || !place) return;
  const words = await answer.text();
  if (asked !== shown) return;
  const isOpen = place.querySelector('details')?.open ?? true;
  place.innerHTML = words;
  const bar = place.querySelector('details');
  if (bar) bar.open = isOpen;
}, 400);
