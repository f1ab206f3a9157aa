import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { CreditGuide } from './CreditGuide';
import type { GuideProps } from './GuideDialog';
import { VipGuide } from './VipGuide';
import { VoucherGuide } from './VoucherGuide';

test.each<[string, (props: GuideProps) => ReactElement]>([
  ['会员权益', (props) => <VipGuide {...props} />],
  ['算力券', (props) => <VoucherGuide {...props} />],
  ['授信', (props) => <CreditGuide {...props} serviceHref="/console/createWorkOrder/selectQuestion" />],
])('the explanation of %s goes when its link leads away', async (_, guide) => {
  const onClose = vi.fn();
  render(guide({ open: true, onClose }));
  await userEvent.click(screen.getByRole('link'));
  expect(onClose).toHaveBeenCalledOnce();
});
