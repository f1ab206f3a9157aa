// Keeps the live parts of a sandbox page fresh. A part that is being used is left alone; an address that fails is tried again.
const pollMs = 3000;

async function refresh() {
  const response = await fetch(location.href, { headers: { accept: 'text/html' }, cache: 'no-store' });
  if (!response.ok) return;
  const fresh = new DOMParser().parseFromString(await response.text(), 'text/html');
  for (const part of document.querySelectorAll('[data-live]')) {
    const next = fresh.querySelector(`[data-live="${part.dataset.live}"]`);
    if (next === null || part.contains(document.activeElement)) continue;
    if (part.textContent !== next.textContent) part.replaceWith(document.importNode(next, true));
  }
}

setInterval(() => {
  if (!document.hidden) refresh().catch(() => undefined);
}, pollMs);

document.addEventListener('visibilitychange', () => {
  if (!document.hidden) refresh().catch(() => undefined);
});

// One click is one decision.
document.addEventListener('submit', (event) => {
  setTimeout(() => {
    for (const button of event.target.querySelectorAll('button')) button.disabled = true;
  });
});
