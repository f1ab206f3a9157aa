import type { Services } from '../../http/handler';
import { lookAtMachines } from './watch-machines';

interface Follower {
  /** Hears nothing more, and waits for the look in hand. */
  stop(): Promise<void>;
}

/**
 * Looks at a machine as soon as who runs it tells that something happened to it, and at all of them where something may have gone unheard
 * (decisions 158). What is heard while a look is under way is looked at next, each machine once.
 */
export function followMachines(services: Services): Follower {
  const { compute, logger } = services;
  const heard = new Set<string>();
  let all = false;
  let looking: Promise<void> | null = null;
  let stopped = false;

  const lookOnce = async () => {
    const names = all ? undefined : [...heard];
    all = false;
    heard.clear();
    try {
      await lookAtMachines(services, names);
    } catch (error) {
      logger.warn({ err: error }, 'a machine that was heard of could not be looked at');
    }
  };
  const look = async () => {
    while (!stopped && (all || heard.size > 0)) await lookOnce();
    looking = null;
  };
  const wake = () => {
    if (!stopped) looking ??= look();
  };
  const ears = compute.listen({
    changed(name) {
      heard.add(name);
      wake();
    },
    missed() {
      all = true;
      wake();
    },
  });
  return {
    async stop() {
      stopped = true;
      ears.close();
      await looking;
    },
  };
}
