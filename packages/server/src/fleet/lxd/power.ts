import { EngineError } from './client';
import { isStopped, type LxdFleet } from './parts';
import { readFull } from './record';

const hasItAlready = /already (?:stopped|running)/;

/** Asks for another state of power, which the machine may have already. */
export async function power(
  { client }: LxdFleet,
  fullName: string,
  action: 'start' | 'stop',
  force = false,
  timeout = -1,
): Promise<void> {
  try {
    await client.change('PUT', `/instances/${fullName}/state`, { action, force, timeout });
  } catch (error) {
    // It may have got there between the look at it and the word to it.
    if (!(error instanceof EngineError) || !hasItAlready.test(error.message)) throw error;
  }
}

/** Asks the system to shut down, then cuts it off. */
export async function bringDown(fleet: LxdFleet, fullName: string): Promise<void> {
  const machine = await readFull(fleet.client, fullName);
  if (machine === null || isStopped(machine)) return;
  try {
    await power(fleet, fullName, 'stop', false, fleet.shutdownSeconds);
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    const left = await readFull(fleet.client, fullName);
    if (left !== null && !isStopped(left)) await power(fleet, fullName, 'stop', true);
  }
}

export async function bringUp(fleet: LxdFleet, fullName: string): Promise<void> {
  const machine = await readFull(fleet.client, fullName);
  if (machine !== null && isStopped(machine)) await power(fleet, fullName, 'start');
}
