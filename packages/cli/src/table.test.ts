import { expect, test } from 'vitest';
import { table, widthOf } from './table';

test('a Chinese letter takes two columns, so that columns stand under one another', () => {
  expect(widthOf('RTX 运行中')).toBe(10);
  expect(
    table(
      ['实例', '状态', '元/小时'],
      [
        ['k-1', '运行中', '¥2.10'],
        ['kvm-long-name', '关机', '—'],
      ],
    ),
  ).toEqual(['实例           状态    元/小时', 'k-1            运行中  ¥2.10', 'kvm-long-name  关机    —']);
});

test('a note cannot command the terminal', () => {
  expect(table(['备注'], [['\u001b[2J训练\n任务']])[1]).toBe(' [2J训练 任务');
});
