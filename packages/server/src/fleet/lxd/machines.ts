import type { ListedMachine } from '../provider';
import type { EngineClient } from './client';
import { enginePrefix } from './machine-body';
import { keys, type MachineRecord } from './record';

type Listed = Pick<MachineRecord, 'name'> & {
  /** Missing where the host does not answer. */
  readonly config?: MachineRecord['config'] | null;
  readonly location?: string;
};

/** Our name of a machine whose host does not tell its mark, by the engine's name for it; a replaced one belongs to the machine that replaces it. */
const nameBy = (fullName: string): string | undefined => {
  const own = fullName.startsWith(enginePrefix) ? fullName.slice(enginePrefix.length) : undefined;
  return own?.replace(/-old$/, '');
};

/** Our name of what the engine lists; undefined for what is not ours. */
const nameOf = ({ name, config }: Listed): string | undefined =>
  config && Object.keys(config).length > 0 ? config[keys.mark] : nameBy(name);

/** Every machine of ours, by its mark. A machine and the one it replaces bear the same mark: they are one. */
export async function listMachines(client: Pick<EngineClient, 'get'>): Promise<ListedMachine[]> {
  const listed = await client.get<Listed[]>('/instances?recursion=1');
  const hosts = new Map<string, string>();
  for (const one of listed) {
    const name = nameOf(one);
    if (name !== undefined) hosts.set(name, one.location ?? '');
  }
  return [...hosts].map(([name, hostName]) => ({ name, hostName }));
}
