import type { Dataset } from './datasets';

const code =
  "from torchvision.datasets import ImageFolder\n\ntrain = ImageFolder('/public/datasets/imagenet-1k/train')";

export const datasets: readonly Dataset[] = [
  {
    id: 'imagenet-1k',
    name: 'ImageNet-1K（ILSVRC 2012）',
    category: 'cv',
    sizeGb: 150,
    updated: '2026-03-18',
    districts: ['华东一区', '华北二区'],
    license: '仅限非商业研究',
    source: 'https://www.image-net.org',
    path: '/public/datasets/imagenet-1k',
    summary: '1000 类、约 128 万张训练图片，图像分类的标准基准。',
    code,
  },
  {
    id: 'aishell-1',
    name: 'AISHELL-1',
    category: 'speech',
    sizeGb: 15,
    updated: '2026-01-20',
    districts: ['华东一区', '西南一区'],
    license: 'Apache 2.0',
    source: 'https://www.openslr.org/33',
    path: '/public/datasets/aishell-1',
    summary: '178 小时普通话语音与逐字文本。',
    code,
  },
  {
    id: 'c4-en',
    name: 'C4_en_colossal_clean_crawled_corpus_english_variant_2019',
    category: 'llm',
    sizeGb: 305,
    updated: '2026-05-09',
    districts: ['华北二区'],
    license: 'ODC-BY',
    source: 'https://huggingface.co/datasets/allenai/c4',
    path: '/public/datasets/c4-en',
    summary: '清洗后的英文网页语料，用于预训练。',
    code,
  },
  {
    id: 'squad',
    name: 'SQuAD 2.0',
    category: 'nlp',
    sizeGb: 0.1,
    updated: '2025-12-11',
    districts: ['华东一区'],
    license: 'CC BY-SA 4.0',
    source: 'https://rajpurkar.github.io/SQuAD-explorer/',
    path: '/public/datasets/squad-2',
    summary: '英文阅读理解问答，含不可回答的问题。',
    code,
  },
];
