import type { RentalSeed } from './seed-types';

/** Rentals of the main account and its sub-accounts: over, running, kept, failed, and one that is booting. */
export const rentals: readonly RentalSeed[] = [
  { hoursAgo: 1704, note: '环境体验', containerType: 'docker', gpuType: 'RTX 3090', gpuNum: 1, image: 'pytorch-2.5', unit: 'day', count: 3 },
  { hoursAgo: 1584, note: 'cifar-基线', containerType: 'kvm', gpuType: 'RTX 4090', gpuNum: 1, image: 'pytorch-2.5', unit: 'day', count: 5 },
  { hoursAgo: 1392, note: 'v100-对比实验', containerType: 'kvm', gpuType: 'V100', gpuNum: 2, image: 'tensorflow-2.17', unit: 'day', count: 3 },
  { hoursAgo: 1152, note: 'yolo-预训练', containerType: 'kvm', gpuType: 'RTX 4090', gpuNum: 2, image: 'pytorch-2.5', unit: 'day', count: 7, subAccount: 'lab-a' },
  { hoursAgo: 960, note: '语音转写批处理', containerType: 'docker', gpuType: 'L40S', gpuNum: 1, image: 'pytorch-2.5', unit: 'day', count: 4, subAccount: 'lab-b' },
  { hoursAgo: 620, note: 'blender-渲染机', containerType: 'kvm', gpuType: 'RTX A6000', gpuNum: 1, image: 'ubuntu-22.04', unit: 'day', count: 4 },
  { hoursAgo: 540, note: 'clip-数据清洗', containerType: 'docker', gpuType: 'RTX 3090', gpuNum: 4, image: 'pytorch-2.5', unit: 'day', count: 3 },
  { hoursAgo: 456, note: 'bert-预训练', containerType: 'kvm', gpuType: 'A100 SXM4', gpuNum: 1, image: 'pytorch-2.5', unit: 'day', count: 5 },
  { hoursAgo: 290, note: 'qwen2.5-72b-推理评测', containerType: 'docker', gpuType: 'H20', gpuNum: 1, image: 'vllm-0.6', unit: 'day', count: 4 },
  { hoursAgo: 240, note: 'cuda-编译机', containerType: 'kvm', gpuType: 'RTX 4090', gpuNum: 1, image: 'ubuntu-22.04', unit: 'month', count: 1, keepDisk: true },
  { hoursAgo: 192, note: 'bert-蒸馏', containerType: 'kvm', gpuType: 'RTX 4090', gpuNum: 4, image: 'pytorch-2.5', unit: 'day', count: 4, coupon: 'october' },
  { hoursAgo: 145, note: '多卡通信测试', containerType: 'kvm', gpuType: 'L40S', gpuNum: 4, image: 'pytorch-2.5', unit: 'hour', count: 6, fails: true },
  { hoursAgo: 132, note: 'diffusion-旧版权重', containerType: 'kvm', gpuType: 'RTX 4090', gpuNum: 1, image: 'comfyui', unit: 'day', count: 4, keepDisk: true, addDiskGb: 100, balanceFirst: true },
  { hoursAgo: 76, note: 'whisper-批量转写', containerType: 'docker', gpuType: 'L40S', gpuNum: 1, image: 'pytorch-2.5', unit: 'hour', count: 7 },
  { hoursAgo: 72, note: '组会演示', containerType: 'kvm', gpuType: 'RTX 4090', gpuNum: 1, image: 'comfyui', unit: 'hour', count: 8 },
  { hoursAgo: 48, note: 'llama3-8b-sft', containerType: 'kvm', gpuType: 'A100 SXM4', gpuNum: 2, image: 'pytorch-2.5', unit: 'day', count: 5, keepDisk: true },
  { hoursAgo: 47, note: '多模态数据清洗', containerType: 'docker', gpuType: 'RTX 3090', gpuNum: 2, image: 'pytorch-2.5', unit: 'day', count: 3, subAccount: 'lab-b' },
  { hoursAgo: 20.3, note: 'yolo11-缺陷检测', containerType: 'kvm', gpuType: 'RTX 4090', gpuNum: 4, image: 'pytorch-2.5', unit: 'hour', count: 22, subAccount: 'lab-a' },
  { hoursAgo: 6, note: 'qwen2.5-vl-评测', containerType: 'docker', gpuType: 'H20', gpuNum: 1, image: 'vllm-0.6', unit: 'hour', count: 12, keepDisk: true },
  { hoursAgo: 2.6, note: 'rl-sandbox-a', containerType: 'kvm', gpuType: 'L40S', gpuNum: 1, image: 'pytorch-2.5', unit: 'hour', count: 4, fails: true },
  { hoursAgo: 1.1, note: 'rl-sandbox', containerType: 'kvm', gpuType: 'L40S', gpuNum: 1, image: 'pytorch-2.5', unit: 'hour', count: 4 },
  { hoursAgo: 0.0008, note: '论文复现-第二版', containerType: 'docker', gpuType: 'RTX 3090', gpuNum: 1, image: 'pytorch-2.5', unit: 'hour', count: 5, balanceFirst: true },
];
