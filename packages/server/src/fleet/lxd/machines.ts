import type { ListedMachine } from '../provider';
import type { EngineClient } from './client';
import { enginePrefix } from './machine-body';
import { keys, type MachineRecord } from './record';

type Listed = Pick<MachineRecord, 'name'> & {
  /** Missing where the host does not answer. */
  readonly config?: MachineRecord['config'] | null;
  readonly location?: string;
  readonly status?: string;
};

/** Our name of a machine whose host does not tell its mark, by the engine's name for it; a replaced one belongs to the machine that replaces it. */
export const nameBy = (fullName: string): string | undefined => {
  const own = fullName.startsWith(enginePrefix) ? fullName.slice(enginePrefix.length) : undefined;
  return own?.replace(/-old$/, '');
};

/** Our name of what the engine lists; undefined for what is not ours. */
const nameOf = ({ name, config }: Listed): string | undefined =>
  config && Object.keys(config).length > 0 ? config[keys.mark] : nameBy(name);

const powers: Readonly<Record<string, ListedMachine['power'] | undefined>> = { Running: 'on', Stopped: 'off' };

/** Every machine of ours, by its mark. A machine and the one it replaces bear the same mark: they are one, which is changing. */
export async function listMachines(client: Pick<EngineClient, 'get'>): Promise<ListedMachine[]> {
  const listed = await client.get<Listed[]>('/instances?recursion=1');
  const found = new Map<string, ListedMachine>();
  for (const one of listed) {
    const name = nameOf(one);
    if (name === undefined) continue;
    const power = found.has(name) ? null : (powers[one.status ?? ''] ?? null);
    found.set(name, { name, hostName: one.location ?? '', power });
  }
  return [...found.values()];
}
