import { secondMs } from '@compute-market/contract/rules/time-units';
import {
  placeOnBus,
  readCardFigures,
  unknownCards,
  usageOfCards,
  type CardFigures,
  type CardUsage,
} from './card-figures';
import { hostAddress } from './host-address';
import { isCard, type LxdFleet } from './parts';
import type { MachineRecord } from './record';

/** Where the address of a host stands in the address of its exporter. */
const hostPlace = '{host}';
/** A host that is slow to tell holds nobody up for longer. */
const patienceMs = 5 * secondMs;

type Listed = Pick<MachineRecord, 'name' | 'location'> & Partial<Pick<MachineRecord, 'devices'>>;

interface CardReader extends Pick<LxdFleet, 'address' | 'logger'> {
  readonly client: Pick<LxdFleet['client'], 'get'>;
  /** Of the exporter of a host, with `{host}` where hosts differ. */
  readonly url: string;
}

/** Places on the bus of the cards of a machine. */
const placesIn = ({ devices }: Listed): string[] =>
  Object.entries(devices ?? {}).flatMap(([name, { pci }]) => (isCard(name) && pci ? [placeOnBus(pci)] : []));

/** Asks the exporter of one host; null where it does not tell, which is logged. */
async function askHost({ url, logger, ...place }: CardReader, location: string) {
  try {
    const address = url.includes(hostPlace) ? url.replace(hostPlace, await hostAddress(place, location)) : url;
    const response = await fetch(address, { signal: AbortSignal.timeout(patienceMs) });
    if (!response.ok) throw new Error(`the exporter answers ${response.status}`);
    return readCardFigures(await response.text());
  } catch (error) {
    logger.warn({ err: error, host: location }, 'a host did not tell what its cards do');
    return null;
  }
}

/**
 * Reads once what the cards of all machines do: the engine does not look into them, so each host that has some is asked for it (docs/machines.md).
 * Answers by the engine's name of a machine. A card that was handed to a virtual machine is out of its host's sight: untold.
 */
export async function readCards(reader: CardReader): Promise<(fullName: string) => CardUsage> {
  const machines = (await reader.client.get<Listed[]>('/instances?recursion=1')).filter(
    (machine) => placesIn(machine).length > 0,
  );
  const locations = [...new Set(machines.map(({ location = '' }) => location))];
  const told = await Promise.all(locations.map((location) => askHost(reader, location)));
  const ofHosts = new Map(locations.map((location, index) => [location, told[index]]));
  const usages = new Map(
    machines.map((machine) => {
      const cards = ofHosts.get(machine.location ?? '');
      const figures = placesIn(machine).map((place): CardFigures | undefined => cards?.get(place));
      const all = figures.filter((figure) => figure !== undefined);
      return [machine.name, all.length === figures.length ? usageOfCards(all) : unknownCards];
    }),
  );
  return (fullName) => usages.get(fullName) ?? unknownCards;
}
