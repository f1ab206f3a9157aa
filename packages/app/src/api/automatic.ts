let running = 0;

/** Runs what nobody asked for: a timer, a navigation or the network's return reads again. Calls sent meanwhile tell one reason once (decisions 32). */
export async function automatically<Outcome>(work: () => Promise<Outcome> | Outcome): Promise<Outcome> {
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
  }
}

/** True while something runs that nobody asked for. */
export const isAutomatic = () => running > 0;
