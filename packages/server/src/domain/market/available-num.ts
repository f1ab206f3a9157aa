import { Refusal } from '../../http/refusal';
import type { Tx } from '../../db/database';
import { isOwnImageKey } from '../own-image/rows';
import { findImage, findOnSale, imageFits } from './read-catalogue';
import { DISK_SHORT_SENTENCE, fewMachinesSentence, hostShortSentence, shortageSentence } from './shortage';
import { codeOfName } from './specification-name';
import { freeCards, rentalsOn, stockHosts, type ContainerType } from './stock';

interface AvailabilityQuery {
  readonly containerType: ContainerType;
  readonly gpuType: string;
  readonly gpuNum: number;
  readonly district?: string | undefined;
  readonly imageKey?: string | undefined;
  readonly specName?: string | undefined;
  /** Only this host will do. */
  readonly hostName?: string | undefined;
  /** How many are wanted; absent is one. */
  readonly quantity?: number | undefined;
  /** System and data disk of one together; absent is the smallest. */
  readonly diskGb?: number | undefined;
}

/** How many such rentals could be started this moment, in all and by district, and why not as many as are wanted. */
export async function availableNum(tx: Tx, query: AvailabilityQuery) {
  const code = codeOfName(query.specName, query.gpuType, query.gpuNum);
  const specification = code && (await findOnSale(tx, query.gpuType, code));
  if (!specification) throw new Refusal('NOT_FOUND', { reason: '所选显卡或规格已下架，请返回市场重新选择' });
  // What a customer made runs wherever the order is taken, which knows whose it is.
  if (query.imageKey && !isOwnImageKey(query.imageKey)) {
    const image = await findImage(tx, query.imageKey);
    if (!image || !imageFits(image, query)) throw new Refusal('IMAGE_UNAVAILABLE');
  }
  const machines = await stockHosts(tx, { ...query, cpuModel: specification.cpuModel });
  const districts = [...new Set(machines.map((machine) => machine.district))].map((district) => ({
    District: district,
    num: machines
      .filter((machine) => machine.district === district)
      .reduce((sum, machine) => sum + rentalsOn(machine, specification, query), 0),
  }));
  const num = districts.reduce((sum, district) => sum + district.num, 0);
  const hasSmaller = machines.some((machine) => rentalsOn(machine, specification, { gpuNum: query.gpuNum }) > 0);
  const { hostName, quantity = 1, gpuNum } = query;
  const reason = () => {
    if (num >= quantity) return '';
    if (hostName) return hostShortSentence(hostName);
    if (num > 0) return fewMachinesSentence(num);
    return hasSmaller ? DISK_SHORT_SENTENCE : shortageSentence(freeCards(machines, specification), gpuNum);
  };
  return { num, districts, reason: reason() };
}
