import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { Banner, OfflineBanner } from './Banner';

describeConformance('Banner', <Banner>系统将于 02:00 维护</Banner>, { tag: 'div' });
describeConformance('OfflineBanner', <OfflineBanner />, { tag: 'div' });

test('losing the network is announced with what happens next', () => {
  render(<OfflineBanner />);
  expect(screen.getByRole('status')).toHaveTextContent('网络已断开，页面显示的是断开前的内容，恢复后自动更新');
});

test('old data says from when it is', () => {
  render(<OfflineBanner dataFrom={1_795_154_721} />);
  expect(screen.getByRole('status')).toHaveTextContent('网络不可用，显示的是 14:05 的数据');
});
