import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { Timeline } from './Timeline';

const events = [
  { key: 'created', title: '创建实例', at: 1_795_154_721 },
  { key: 'boot', title: '挂载磁盘', tone: 'now' as const, note: '预计 1 分钟内完成' },
];

describeConformance('Timeline', <Timeline events={events} />, { tag: 'ol' });

test('keeps the order in which things happened', () => {
  render(<Timeline events={events} />);
  expect(screen.getAllByRole('listitem').map((event) => event.textContent)).toEqual([
    '创建实例2026-11-20 14:05',
    '挂载磁盘预计 1 分钟内完成',
  ]);
});
