import type { EarlyRelease } from '@compute-market/contract/entities/early-release';
import type { Image } from '@compute-market/contract/entities/image';
import { PLUGIN_STATUS } from '@compute-market/contract/enumerations';
import type { InstanceOperations, SystemChoice } from './operations';

const image: Image = {
  Label: '深度学习',
  System: 'Linux',
  ShortDisplayName: 'PyTorch 2.5',
  LongDisplayName: 'PyTorch 2.5 / Python 3.12 / CUDA 12.4',
  SystemVersion: 'Ubuntu 22.04',
  ImageSize: 18_600,
  CanUsePlugin: true,
  ShowInRent: true,
  ShowInChangeSystem: true,
  NoScheduleGPUs: [],
  BadgeLabel: '推荐',
  Brief: 'Ubuntu 22.04 · CUDA 12.4',
  Score: 100,
};

const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="576"><rect width="1024" height="576" fill="#0b0e14"/><text x="28" y="52" font-family="'DejaVu Sans Mono', monospace" font-size="20" fill="#d5dbe6">root@gpu-east-07:~# nvidia-smi</text></svg>`;

/** Ten days at ¥2.19 an hour less the discount of days, of which one and 4 hours were used; a part was paid by vouchers. */
export const earlyRelease: EarlyRelease = {
  PaidMoney: 515.09,
  UsedMoney: 60.09,
  DiscountReclaimed: 1.22,
  ReturnMoney: 365.78,
  ReturnPowerMoney: 88,
  UsedUntil: 1_795_156_000,
  Due_time: 1_795_920_400,
  ExpireTime: 1_795_156_000,
};

/** An hour at ¥2.19 by usage of which 20 minutes were used. */
export const hourUsed: EarlyRelease = {
  PaidMoney: 2.19,
  UsedMoney: 0.73,
  DiscountReclaimed: 0,
  ReturnMoney: 1.46,
  ReturnPowerMoney: 0,
  UsedUntil: 1_795_156_000,
  Due_time: 1_795_158_400,
  ExpireTime: 1_795_156_000,
};

/** Systems of the house. */
export const systems: readonly SystemChoice[] = [
  { key: 'pytorch-2.5', image, local: true },
  {
    key: 'comfyui',
    image: { ...image, Label: '绘图', ShortDisplayName: 'ComfyUI', Brief: 'Ubuntu 22.04 · 预装 SDXL', Score: 75 },
    local: false,
  },
  {
    key: 'ubuntu-22.04',
    image: {
      ...image,
      Label: '基础系统',
      ShortDisplayName: 'Ubuntu 22.04',
      Brief: '纯净系统 · 驱动 550',
      Score: 85,
    },
    local: true,
  },
  {
    key: 'windows-2022',
    image: {
      ...image,
      Label: 'Windows',
      System: 'Windows',
      ShortDisplayName: 'Windows 2022',
      Brief: '远程桌面 · 驱动 552',
      Score: 50,
    },
    local: false,
  },
];

/** Operations that go well at once and change nothing, for stories. */
export const idleOperations: InstanceOperations = {
  changeNote: () => Promise.resolve(),
  changeDueMode: () => Promise.resolve(),
  together: (work) => work(),
  changeAutorenew: () => Promise.resolve(),
  restart: () => Promise.resolve(),
  releaseDisk: () => Promise.resolve(),
  refund: () => Promise.resolve(),
  quoteEarlyRelease: ({ Billing }) =>
    Promise.resolve({ kind: 'quoted', release: Billing === 'usage' ? hourUsed : earlyRelease }),
  stopBilling: () => Promise.resolve({ kind: 'released', release: hourUsed }),
  releaseEarly: () => Promise.resolve({ kind: 'released', release: earlyRelease }),
  revealPasswords: () => Promise.resolve({ login: 'Kx7m2Qp9wR', vnc: 'v8Tn3Ld5' }),
  readTools: () =>
    Promise.resolve({
      plugins: [
        {
          Key: 'jupyter',
          Name: 'JupyterLab',
          Url: 'https://jupyter.example/lab?token=1',
          Status: PLUGIN_STATUS.running,
        },
        { Key: 'tensorboard', Name: 'TensorBoard', Url: '', Status: PLUGIN_STATUS.none },
      ],
      hasWebVnc: true,
    }),
  openWebVnc: () => Promise.resolve(),
  shutDown: () => Promise.resolve(),
  changePassword: () => Promise.resolve(),
  checkPorts: ({ SshPort, RdpPort, VncPort, ExtraPort }) =>
    Promise.resolve(
      [SshPort, RdpPort, VncPort, ...Object.values(ExtraPort)].map((Port, index) => ({
        Port,
        DelayMs: [ExtraPort.p3, ExtraPort.p4].includes(Port) ? null : 9 + index,
      })),
    ),
  takeScreenshot: () =>
    Promise.resolve({ image: `data:image/svg+xml,${encodeURIComponent(drawn)}`, time: 1_795_154_721 }),
  readSystems: () => Promise.resolve(systems),
  reinstall: () => Promise.resolve(),
  downloadRdp: () => Promise.resolve(),
};
