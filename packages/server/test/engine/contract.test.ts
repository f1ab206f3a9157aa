import { describe } from 'vitest';
import { holdsContract } from '../setup/fleet-contract';
import { engine, openFleet } from './open-fleet';

describe.skipIf(engine === null)('on a real engine', () => {
  holdsContract('LXD', () => openFleet());
});
