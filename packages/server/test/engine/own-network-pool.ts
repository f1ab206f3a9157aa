import { ForksPoolWorker, type PoolOptions } from 'vitest/node';
import { starterVariable } from './own-network.ts';

/** A worker in the network of its run. Where the run has none of its own, one as every other. */
class OwnNetworkWorker extends ForksPoolWorker {
  override readonly name = 'own-network';

  override async start(): Promise<void> {
    const usual = process.execPath;
    // Whoever forks takes this program, and does so before the first wait.
    process.execPath = process.env[starterVariable] ?? usual;
    const started = super.start();
    process.execPath = usual;
    await started;
  }
}

/** Runs files in processes that share nothing of this machine's network. */
export const ownNetwork = {
  name: 'own-network',
  createPoolWorker: (options: PoolOptions) => new OwnNetworkWorker(options),
};
