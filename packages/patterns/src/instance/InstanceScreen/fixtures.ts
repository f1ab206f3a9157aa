import type { CostItem, DailyCost, InstanceCost } from '@compute-market/contract/entities/cost-item';
import type { InstancePlugin } from '@compute-market/contract/entities/instance';
import type { StopPlan } from '@compute-market/contract/entities/stop-plan';
import type { InstanceUsage, UsagePoint } from '@compute-market/contract/entities/usage';
import { COST_TYPE, PLUGIN_STATUS } from '@compute-market/contract/enumerations';
import { daySeconds as day, hourSeconds } from '@compute-market/contract/rules/time-units';
import { makeInstance, now } from '../DashboardScreen/fixtures';
import type { InstanceCosts } from './data';

const host = 'hz02.example.cn';

export const running = makeInstance({
  Container_name: 'k2b91de',
  Note: 'sdxl-推理服务-生产',
  Host: 'hz02',
  Url: host,
  SshPort: 31_456,
  VncPort: 31_458,
  ImageLabel: 'ComfyUI',
  AddDisk: 100,
  AddCpu: 4,
  AddingMemory: 16,
  CanUsePlugin: true,
  ExtraPort: { p1: 31_459, p2: 31_460, p3: 31_461, p4: 31_462, p5: 31_463, p6: 31_464 },
  PortMappingInner: { ssh_port: 22, p1: 8888, p2: 6006, p3: 8188, p4: 7860, p5: 9000, p6: 8080 },
  Performance: '标准型 4090.1c',
  Ctime: now - 5 * day,
  LastRestartTime: now - day,
  Due_time: now + 3 * day + 4 * hourSeconds + 30,
  Total_cost: 240.22,
  AddDiskCost: 9.6,
  HourPrice: 2.08,
});

export const windows = {
  ...running,
  Container_name: 'k3377b0',
  Note: 'blender-渲染机',
  ImageLabel: 'Windows 2022',
  ImageSystem: 'Windows',
  LoginUserName: 'Administrator',
  SshPort: 0,
  RdpPort: 31_457,
  CanUsePlugin: false,
} as const;

export const plugins: readonly InstancePlugin[] = [
  { Key: 'jupyterlab', Name: 'JupyterLab', Url: `http://${host}:31459/`, Status: PLUGIN_STATUS.running },
  { Key: 'tensorboard', Name: 'TensorBoard', Url: `http://${host}:31460/`, Status: PLUGIN_STATUS.running },
  { Key: 'vscode', Name: 'VS Code Web', Url: '', Status: PLUGIN_STATUS.starting },
  { Key: 'files', Name: '文件管理', Url: '', Status: PLUGIN_STATUS.none },
];

const line = (changes: Partial<CostItem> & Pick<CostItem, 'Id'>): CostItem => ({
  Container_name: running.Container_name,
  Note: running.Note,
  CostType: COST_TYPE.create,
  BeginTime: now - 5 * day,
  EndTime: now,
  UnitPrice: 2.19,
  Hours: 120,
  OriginalAmount: 262.8,
  DiscountAmount: 22.58,
  Amount: 240.22,
  PayMoney: 240.22,
  PayPowerMoney: 0,
  PayCredit: 0,
  SubAccountName: '',
  Remark: '',
  CreateTime: now - 5 * day,
  ...changes,
});

const sums: InstanceCost = {
  Total_cost: 240.22,
  BandwidthCost: 0,
  AddDiskCost: 9.6,
  KeeppedDiskCost: 0,
  ReturnMoney: 0,
  SumCost: 249.82,
  DiscountMoney: 22.58,
  PayMoney: 249.82,
  PayPowerMoney: 0,
  PayCredit: 0,
  HourPrice: 2.08,
  DayList: [42.5, 46.23, 49.96, 53.69, 57.44].map((Amount, index) => ({ Day: `2026-11-${16 + index}`, Amount })),
};

const dayOf = ({ Day, Amount }: InstanceCost['DayList'][number]): DailyCost => ({
  Day,
  Instance: Amount,
  Bandwidth: 0,
  Disk: 0,
  Sftp: 0,
  Other: 0,
  Refunded: 0,
});

export const costs: InstanceCosts = {
  sums,
  days: sums.DayList.map(dayOf),
  lines: [
    line({
      Id: '3',
      CostType: COST_TYPE.addDisk,
      UnitPrice: 0.08,
      OriginalAmount: 9.6,
      DiscountAmount: 0,
      Amount: 9.6,
      PayMoney: 9.6,
    }),
    line({ Id: '1' }),
  ],
  total: 2,
};

const step = 600;
const begin = Math.floor(now / step) * step - day + step;
/** A working day, from one afternoon to the next: quiet at night. */
const pointAt = (index: number): UsagePoint => {
  const busy = Math.max(0, Math.cos((index / 144) * Math.PI * 2));
  const flicker = Math.sin(index * 1.7) + Math.cos(index * 0.6);
  return {
    Time: begin + index * step,
    GpuUse: Math.round(10 * (9 + 74 * busy + 4 * flicker)) / 10,
    GpuMemory: Math.round(10 * (9 + 9 * busy)) / 10,
    GpuTemperature: Math.round(38 + 30 * busy + flicker),
    CpuUse: Math.round(10 * (6 + 40 * busy + 2 * flicker)) / 10,
    Memory: Math.round(10 * (12 + 10 * busy)) / 10,
    Disk: 64.2,
    NetIn: Math.round(10 * (3 + 20 * busy + flicker)) / 10,
    NetOut: Math.round(10 * (2 + 8 * busy)) / 10,
  };
};

/** What it used in the last day. */
export const usage: InstanceUsage = {
  BeginTime: begin,
  EndTime: begin + 144 * step,
  Step: step,
  Points: Array.from({ length: 144 }, (_, index) => pointAt(index)),
  Idle: null,
};

/** A host that does not tell anything of its cards. */
export const usageWithoutCards: InstanceUsage = {
  ...usage,
  Points: usage.Points.map((point) => ({ ...point, GpuUse: null, GpuMemory: null, GpuTemperature: null })),
};

/** Cards that have done nothing since the evening. */
export const usageIdle: InstanceUsage = {
  ...usage,
  Points: usage.Points.map((point, index) => (index < 108 ? point : { ...point, GpuUse: 0.6 + (index % 5) / 10 })),
  Idle: { Seconds: 6 * hourSeconds, Amount: 12.48 },
};

/** No shutdown is planned, and the money lasts. */
export const nothingPlanned: StopPlan = {
  StopTime: null,
  IdleHours: null,
  BeforeMoneyEnds: false,
  MoneyStopTime: null,
};
