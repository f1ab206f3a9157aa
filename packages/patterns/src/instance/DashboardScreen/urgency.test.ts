import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { expect, test } from 'vitest';
import { instances, makeInstance, now } from './fixtures';
import { byUrgency } from './urgency';

test('abnormal ones first, then what is due soonest, then kept disks, then what is over', () => {
  expect(byUrgency(instances).map(({ Note }) => Note)).toEqual([
    'yolo11-缺陷检测',
    'qwen2.5-vl-评测',
    '多模态数据清洗',
    'cuda-编译机',
    'blender-渲染机',
    'sdxl-推理服务-生产',
    'llama3-8b-sft',
    'diffusion-旧版权重',
    'rl-sandbox',
    'whisper-批量转写',
  ]);
});

test('a failed restart counts as trouble, whenever it is due', () => {
  const soon = makeInstance({ Container_name: 'soon', Due_time: now + 60 });
  const failed = makeInstance({ Container_name: 'failed', Status: INSTANCE_STATUS.restartFailed });
  expect(byUrgency([soon, failed])).toEqual([failed, soon]);
});

test('the given list is left as it is', () => {
  const before = [...instances];
  byUrgency(instances);
  expect(instances).toEqual(before);
});

test('a rental by usage stands behind what ends, however soon its hour is over', () => {
  const usage = makeInstance({ Container_name: 'usage', Billing: 'usage', Due_time: now + 60 });
  const ends = makeInstance({ Container_name: 'ends', Due_time: now + 90_000 });
  const kept = makeInstance({ Container_name: 'kept', Status: INSTANCE_STATUS.diskKept });
  expect(byUrgency([usage, kept, ends])).toEqual([ends, usage, kept]);
});
