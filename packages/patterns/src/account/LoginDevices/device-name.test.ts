import { expect, test } from 'vitest';
import { deviceName } from './device-name';

test.each([
  ['Windows', 'Chrome', 'Windows 上的 Chrome'],
  ['', 'curl', 'curl'],
  ['鸿蒙', '', '鸿蒙'],
  ['', '', '未知设备'],
])('a browser on "%s" called "%s" is %s', (System, Browser, name) => {
  expect(deviceName({ System, Browser })).toBe(name);
});
