import type { image } from '../../../db/schema/market';

const linux = { system: 'Linux', showInRent: true, showInChangeSystem: true, systemVersion: 'Ubuntu 22.04' } as const;
/** Built before Blackwell: its drivers do not know the RTX 5090. */
const beforeBlackwell = ['RTX 5090'];

export const images: readonly (typeof image.$inferInsert)[] = [
  { ...linux, key: 'pytorch-2.5', label: '深度学习', shortDisplayName: 'PyTorch 2.5', longDisplayName: 'PyTorch 2.5 / Python 3.12 / CUDA 12.4', sizeMb: 18_600, canUsePlugin: true, brief: 'Ubuntu 22.04 · CUDA 12.4', badgeLabel: '推荐', score: 100 },
  { ...linux, key: 'tensorflow-2.17', label: '深度学习', shortDisplayName: 'TensorFlow 2.17', longDisplayName: 'TensorFlow 2.17 / Python 3.11 / CUDA 12.3', sizeMb: 16_200, canUsePlugin: true, brief: 'Ubuntu 22.04 · CUDA 12.3', excludedGpuTypes: beforeBlackwell, score: 90 },
  { ...linux, key: 'ubuntu-22.04', label: '基础系统', shortDisplayName: 'Ubuntu 22.04', longDisplayName: 'Ubuntu 22.04 / 显卡驱动 550', sizeMb: 6400, canUsePlugin: false, brief: '纯净系统 · 驱动 550', score: 85 },
  { ...linux, key: 'vllm-0.6', label: '大模型', shortDisplayName: 'vLLM 0.6', longDisplayName: 'vLLM 0.6 / Python 3.12 / CUDA 12.4', sizeMb: 21_300, canUsePlugin: true, brief: 'Ubuntu 22.04 · CUDA 12.4', score: 80 },
  { ...linux, key: 'comfyui', label: '绘图', shortDisplayName: 'ComfyUI', longDisplayName: 'ComfyUI / 预装 SDXL / CUDA 12.4', sizeMb: 34_800, canUsePlugin: true, brief: 'Ubuntu 22.04 · 预装 SDXL', score: 75 },
  { ...linux, key: 'llama-factory', label: '大模型', shortDisplayName: 'LLaMA-Factory', longDisplayName: 'LLaMA-Factory 0.9 / CUDA 12.1', sizeMb: 24_000, canUsePlugin: true, brief: 'Ubuntu 22.04 · CUDA 12.1', excludedGpuTypes: beforeBlackwell, score: 70 },
  { ...linux, key: 'pytorch-2.1', label: '深度学习', shortDisplayName: 'PyTorch 2.1', longDisplayName: 'PyTorch 2.1 / Python 3.10 / CUDA 12.1', sizeMb: 17_400, canUsePlugin: true, brief: 'Ubuntu 22.04 · CUDA 12.1', excludedGpuTypes: beforeBlackwell, score: 60 },
  { ...linux, key: 'sd-webui', label: '绘图', shortDisplayName: 'SD WebUI', longDisplayName: 'Stable Diffusion WebUI 1.10 / CUDA 12.1', sizeMb: 29_500, canUsePlugin: true, brief: 'Ubuntu 22.04 · 预装常用模型', excludedGpuTypes: beforeBlackwell, score: 55 },
  { ...linux, key: 'ubuntu-20.04', label: '基础系统', shortDisplayName: 'Ubuntu 20.04', longDisplayName: 'Ubuntu 20.04 / 显卡驱动 535', systemVersion: 'Ubuntu 20.04', sizeMb: 5900, canUsePlugin: false, brief: '纯净系统 · 驱动 535', excludedGpuTypes: beforeBlackwell, score: 40 },
  { key: 'windows-2022', label: 'Windows', system: 'Windows', shortDisplayName: 'Windows 2022', longDisplayName: 'Windows Server 2022 数据中心版', systemVersion: 'Windows Server 2022', sizeMb: 32_000, canUsePlugin: false, showInRent: true, showInChangeSystem: true, brief: '远程桌面 · 驱动 552', excludedGpuTypes: ['H20', 'A100 SXM4', 'H800 SXM5'], containerTypes: ['kvm'], score: 50 },
];
