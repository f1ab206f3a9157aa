import type { StartOption } from '@compute-market/contract/entities/instance';
import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { daySeconds as day } from '@compute-market/contract/rules/time-units';
import { makeInstance, now } from '../DashboardScreen/fixtures';
import type { StartOptions } from './StartOptionsScreen';

/** A rental that ended yesterday and left its disk. */
export const keptInstance = makeInstance({
  Container_name: 'k08af54',
  Note: 'diffusion-旧版权重',
  Status: INSTANCE_STATUS.diskKept,
  Gpu_num: 4,
  AddDisk: 100,
  ImageLabel: 'ComfyUI',
  District: '华东一区',
  Due_time: now - day,
  End_time: now - day,
  DiskReleaseTime: now + 6 * day,
  KeeppedDiskCost: 0.42,
  KeepHourPrice: 0.0175,
});

export const shutDownInstance = makeInstance({
  Container_name: 'ke1190c',
  Note: 'cuda-编译机',
  Status: INSTANCE_STATUS.shutDown,
  ImageLabel: 'Ubuntu 22.04',
  Due_time: now + 3 * day,
});

/** A machine of so many cards, `num` of which are free. */
export const startOption = (Gpu_num: number, num: number): StartOption => ({
  Gpu_type: 'RTX 4090',
  Gpu_num,
  GpuMem: 24,
  CpuNum: 16 * Gpu_num,
  Memory: 48 * Gpu_num,
  SpecName: `标准型 4090.${Gpu_num}c`,
  HourPrice: Math.round(219 * Gpu_num) / 100,
  num,
});

export const startOptions: StartOptions = {
  List: [startOption(1, 5), startOption(2, 2), startOption(4, 1)],
  KeepDisk: { SystemDisk: 200, DataDisk: 100, HourPrice: 0.0175 },
  DiskReleaseTime: now + 6 * day,
  reason: '',
};

export const fullOptions: StartOptions = { ...startOptions, List: [], reason: '原机器暂无空闲显卡，请稍后再试' };
export const fewOptions: StartOptions = { ...startOptions, List: [startOption(1, 1)] };
