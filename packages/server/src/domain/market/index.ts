import {
  getAllGpuInfo,
  getAvailableDockerNum,
  getAvailableKvmNum,
  getBareMetalModels,
  getDockerGpuSelector,
  getGpuPriceInfo,
  getGpuSelectorDetail,
  getHosts,
  getKvmGpuSelector,
  getStoreSelectorOptions,
} from '@compute-market/contract/calls/market';
import type { ParsedRequestOf } from '@compute-market/contract/define-call';
import { implement, type CallContext, type Implementation } from '../../http/handler';
import { availableNum } from './available-num';
import { bareMetalList } from './bare-metal-list';
import { allGpuInfo } from './gpu-info';
import { gpuSelector } from './gpu-selector';
import { gpuSelectorDetail } from './gpu-selector-detail';
import { hostOffers } from './host-offers';
import { memberLevel } from './member-level';
import { priceInfo } from './price-info';
import type { ContainerType } from './stock';
import { registriesOf } from '../instance/container-image';
import { storeOptions } from './store-options';

const beijingTime = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hour12: false,
});
/** Stock is read when it is asked for, so it is as old as the answer. */
const refreshTime = (context: CallContext): string => beijingTime.format(context.services.clock.now());

async function selector(
  containerType: ContainerType,
  input: ParsedRequestOf<typeof getKvmGpuSelector>,
  context: CallContext,
) {
  const found = await context.transaction((tx) =>
    gpuSelector(tx, { containerType, district: input.district, gpuNum: input.gpu_num }),
  );
  return { ...found, last_refresh_time: refreshTime(context) };
}

function available(
  containerType: ContainerType,
  input: ParsedRequestOf<typeof getAvailableKvmNum>,
  context: CallContext,
) {
  const { gpu_type: gpuType, gpu_num: gpuNum, image_name: imageKey, spec_name: specName, host_name: hostName } = input;
  const { district, quantity } = input;
  return context.transaction((tx) =>
    availableNum(tx, { containerType, gpuType, gpuNum, district, imageKey, specName, hostName, quantity }),
  );
}

/** What is on sale and what of it is free (screens B2, B5). */
export const implementations: Implementation[] = [
  implement(getGpuSelectorDetail, async (input, context) => ({
    List: await context.transaction((tx) =>
      gpuSelectorDetail(tx, { containerType: input.container_type, district: input.district, gpuType: input.gpu_type }),
    ),
    last_refresh_time: refreshTime(context),
  })),
  implement(getHosts, async (input, context) => ({
    ...(await context.transaction((tx) =>
      hostOffers(
        tx,
        {
          containerType: input.container_type,
          district: input.district,
          gpuType: input.gpu_type,
          hostName: input.host_name,
        },
        context.services.clock.now(),
      ),
    )),
    last_refresh_time: refreshTime(context),
  })),
  implement(getStoreSelectorOptions, (_, context) =>
    context.transaction((tx) => storeOptions(tx, registriesOf(context.services))),
  ),
  implement(getKvmGpuSelector, (input, context) => selector('kvm', input, context)),
  implement(getDockerGpuSelector, (input, context) => selector('docker', input, context)),
  // The phone of the request is ignored: nobody reads another person's level (decisions 17).
  implement(getGpuPriceInfo, (_, context) =>
    context.transaction(async (tx) => priceInfo(tx, context.actor ? await memberLevel(tx, context.actor.userId) : 0)),
  ),
  implement(getAvailableKvmNum, (input, context) => available('kvm', input, context)),
  implement(getAvailableDockerNum, (input, context) => available('docker', input, context)),
  implement(getAllGpuInfo, (_, context) => context.transaction(allGpuInfo)),
  implement(getBareMetalModels, (input, context) =>
    context.transaction((tx) =>
      bareMetalList(tx, { page: input.page, pageSize: input.page_size, gpuType: input.gpu_type }),
    ),
  ),
];
