import { expect, test } from 'vitest';
import { deviceName } from './device-name';

test.each([
  ['Windows', 'Chrome', 'Windows 上的 Chrome'],
  ['iPhone', '微信', 'iPhone 上的微信'],
  ['鸿蒙', '华为浏览器', '鸿蒙上的华为浏览器'],
  ['Windows', 'QQ 浏览器', 'Windows 上的 QQ 浏览器'],
  ['', 'curl', 'curl'],
  ['鸿蒙', '', '鸿蒙'],
  ['', '', '未知设备'],
])('a browser on "%s" called "%s" is %s', (System, Browser, name) => {
  expect(deviceName({ System, Browser })).toBe(name);
});
