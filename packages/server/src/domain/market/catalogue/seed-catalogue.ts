import type { Tx } from '../../../db/database';
import { bareMetal, gpuModel, host, hostGpu, image, specification, tariff } from '../../../db/schema/market';
import { bareMetals } from './bare-metal';
import { gpuModels } from './gpu-models';
import { catalogueHosts } from './hosts';
import { images } from './images';
import { specifications } from './specifications';
import { firstTariff } from './tariff';

/** Holder of a card that is let to a customer outside this deployment. */
const elsewhere = 'elsewhere';

/** Fills an empty market with the first catalogue and its stock; does nothing when there is one already. */
export async function seedCatalogue(tx: Tx): Promise<void> {
  const first = await tx.insert(tariff).values(firstTariff).onConflictDoNothing().returning({ id: tariff.id });
  if (first.length === 0) return;
  await tx.insert(gpuModel).values([...gpuModels]);
  await tx.insert(specification).values([...specifications]);
  await tx.insert(image).values([...images]);
  await tx.insert(bareMetal).values([...bareMetals]);
  const machines = await tx
    .insert(host)
    .values(catalogueHosts())
    .returning({ id: host.id, totalGpus: host.totalGpus, freeGpus: host.freeGpus });
  await tx.insert(hostGpu).values(machines.flatMap(cardsOfMachine));
}

/** The last cards of a machine are the free ones. */
function cardsOfMachine(machine: { id: number; totalGpus: number; freeGpus: number }): (typeof hostGpu.$inferInsert)[] {
  const letCards = machine.totalGpus - machine.freeGpus;
  return Array.from({ length: machine.totalGpus }, (_, gpuIndex) => ({
    hostId: machine.id,
    gpuIndex,
    holder: gpuIndex < letCards ? elsewhere : null,
  }));
}
