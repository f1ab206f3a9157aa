import { expect, test } from 'vitest';
import { hasStrayComma } from '../setup/names';

test.each([
  '，RTX 4090',
  '每日消费，',
  '每日消费，，合计 ¥12.00',
  '每日消费，。',
  '近 1 小时 GPU 使用：最近 76%，：',
  'Usage, , 12%',
])('a name with a part missing is found: %s', (name) => expect(hasStrayComma(name)).toBe(true));

test.each([
  '余额 ¥1,234.50',
  '近 1 小时 GPU 使用：最近 76.5%，最低 76.5%，最高 82.6%',
  '余额可维持 3 天 17 小时',
  'Usage, 12%',
])('a whole one is not: %s', (name) => expect(hasStrayComma(name)).toBe(false));
