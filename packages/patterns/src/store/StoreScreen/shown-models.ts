/** Chips that are drawn at once: a market of thousands of models is searched, not read. */
export const mostModels = 40;

/** The models that a search finds, as many as are drawn at once, in the market's order; the chosen ones always. */
export function shownModels(models: readonly string[], chosen: readonly string[], search: string): string[] {
  const sought = search.trim().toLowerCase();
  const kept = new Set(chosen);
  let room = mostModels;
  return models.filter((model) => {
    if (kept.has(model)) return true;
    if (room === 0 || !model.toLowerCase().includes(sought)) return false;
    room -= 1;
    return true;
  });
}
