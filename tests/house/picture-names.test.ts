// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { hasStrayComma, strayNames } from '../setup/names';

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

test('pictures, charts and gauges are looked at, however they are named', () => {
  document.body.innerHTML = `
    <span role="img" aria-label="每日消费，"></span>
    <p id="of">趋势，，</p><svg aria-labelledby="of"></svg>
    <div role="slider" aria-valuetext="，12%"></div>
    <figure><figcaption>用量，</figcaption></figure>
    <svg><title>在租率 41%</title></svg>
    <p aria-label="一段文字，"></p>`;
  expect(strayNames(document)).toEqual(['每日消费，', '趋势，，', '，12%', '用量，']);
});
