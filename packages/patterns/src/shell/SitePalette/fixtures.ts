import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import type { PaletteInstance } from './palette-groups';
import type { PaletteRecords } from './palette-records';

export const paletteInstances: readonly PaletteInstance[] = [
  {
    Container_name: 'k7f2m9q1x8',
    ContainerType: 'kvm',
    Note: 'llama3-8b-sft',
    Url: 'bj1.example.test',
    Gpu_type: 'A100 80G',
    Gpu_num: 2,
    Status: INSTANCE_STATUS.running,
  },
  {
    Container_name: 'p3d8w5n2c6',
    ContainerType: 'docker',
    Note: '视觉组训练机',
    Url: 'sh2.example.test',
    Gpu_type: 'RTX 4090',
    Gpu_num: 1,
    Status: INSTANCE_STATUS.running,
  },
  {
    Container_name: 'k08af54',
    ContainerType: 'kvm',
    Note: 'diffusion-旧版权重',
    Url: '',
    Gpu_type: 'RTX 4090',
    Gpu_num: 4,
    Status: INSTANCE_STATUS.diskKept,
  },
];

export const noRecords: PaletteRecords = { models: [], documents: [], orders: [], invoices: [], tickets: [] };

export const paletteRecords: PaletteRecords = {
  models: ['RTX 4090', 'A100 80G', 'H20'],
  documents: [
    { id: 'ssh', title: '用 SSH 登录实例', keywords: ['ssh', '登录', '密钥'] },
    { id: 'invoice', title: '怎样开发票', keywords: ['发票', '开票'] },
  ],
  orders: [
    { OutTradeNo: '261120000200431', Amount: 1500, OrderTime: 1_795_152_721 },
    { OutTradeNo: '261102000200317', Amount: 888, OrderTime: 1_793_590_321 },
  ],
  invoices: [{ RecordNo: 'FP2026110007', Title: '苏州澄思科技有限公司', Amount: 1500, ApplyTime: 1_795_154_000 }],
  tickets: [{ id: 31, no: 'GD20261118003', title: '实例无法 SSH 连接', create_time: 1_794_981_921 }],
};
