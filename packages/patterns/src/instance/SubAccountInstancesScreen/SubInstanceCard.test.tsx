import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cellContext, makeInstance } from '../DashboardScreen/fixtures';
import { InstanceCard } from '../DashboardScreen/InstanceCard';
import { SubInstanceCard } from './SubInstanceCard';

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
      <InstanceCard instance={broken} context={cellContext} highlighted={false} />
      <SubInstanceCard instance={broken} context={cellContext} />
    </>,
  );
  expect(screen.getAllByText(/GPU 掉卡，正在自动恢复，持续 ?13 ?分钟/)).toHaveLength(2);
  expect(screen.getByText(/^chenyu_cv · /)).toHaveTextContent('GPU 掉卡');
});

test('the card of one that runs keeps to who made it and where it is', () => {
  render(<SubInstanceCard instance={{ ...broken, IsAbnormal: 0, Message: '' }} context={cellContext} />);
  expect(screen.getByText(/^chenyu_cv · /).textContent).toMatch(/ · 北京一$/);
});
