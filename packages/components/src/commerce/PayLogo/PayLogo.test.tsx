import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { PayLogo } from './PayLogo';

describeConformance('PayLogo', <PayLogo channel="wechat" />, { tag: 'svg' });

test('every way to pay has its own drawing', () => {
  const drawings = (['wechat', 'alipay', 'transfer'] as const).map((channel) =>
    render(<PayLogo channel={channel} />)
      .container.querySelector('path')
      ?.getAttribute('d'),
  );
  expect(new Set(drawings).size).toBe(3);
});
