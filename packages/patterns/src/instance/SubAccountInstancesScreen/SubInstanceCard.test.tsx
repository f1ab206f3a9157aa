import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { CellContext } from '../DashboardScreen/columns';
import { makeInstance, now } from '../DashboardScreen/fixtures';
import { InstanceCard } from '../DashboardScreen/InstanceCard';
import { SubInstanceCard } from './SubInstanceCard';

const context: CellContext = {
  now,
  clockOffset: 0,
  vipDiscount: 10_000,
  showsCreator: false,
  showsLabels: false,
  courses: new Map(),
  onAction: vi.fn(),
  onOrder: vi.fn(),
  onNavigate: vi.fn(),
  onDownloadRdp: vi.fn(),
};
const broken = makeInstance({
  Container_name: 'k4xs8a6qtvaa',
  District: '北京一',
  SubAccountName: 'chenyu_cv',
  IsAbnormal: 1,
  Message: 'GPU 掉卡，正在自动恢复',
  AbornormalTime: 780,
});

test('the card of an instance that does not run as it should says what is wrong, also to the main account of its owner', () => {
  render(
    <>
      <InstanceCard instance={broken} context={context} highlighted={false} />
      <SubInstanceCard instance={broken} context={context} />
    </>,
  );
  expect(screen.getAllByText(/GPU 掉卡，正在自动恢复，持续 ?13 ?分钟/)).toHaveLength(2);
  expect(screen.getByText(/^chenyu_cv · /)).toHaveTextContent('GPU 掉卡');
});

test('the card of one that runs keeps to who made it and where it is', () => {
  render(<SubInstanceCard instance={{ ...broken, IsAbnormal: 0, Message: '' }} context={context} />);
  expect(screen.getByText(/^chenyu_cv · /).textContent).toMatch(/ · 北京一$/);
});
