import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import type { PaletteInstance } from './palette-groups';

export const paletteInstances: readonly PaletteInstance[] = [
  {
    Container_name: 'k7f2m9q1x8',
    Note: 'llama3-8b-sft',
    Url: 'bj1.example.test',
    Gpu_type: 'A100 80G',
    Gpu_num: 2,
    Status: INSTANCE_STATUS.running,
  },
  {
    Container_name: 'p3d8w5n2c6',
    Note: '视觉组训练机',
    Url: 'sh2.example.test',
    Gpu_type: 'RTX 4090',
    Gpu_num: 1,
    Status: INSTANCE_STATUS.running,
  },
  {
    Container_name: 'k08af54',
    Note: 'diffusion-旧版权重',
    Url: '',
    Gpu_type: 'RTX 4090',
    Gpu_num: 4,
    Status: INSTANCE_STATUS.diskKept,
  },
];
