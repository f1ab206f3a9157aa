import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { CheckoutBar } from './CheckoutBar';

const action = <button type="button">立即支付</button>;
describeConformance('CheckoutBar', <CheckoutBar fen={30_415} action={action} />, { tag: 'section' });

const bar = () => screen.getByLabelText('结算');

test('shows what is to be paid beside the action', () => {
  render(<CheckoutBar fen={30_415} note="已优惠 ¥26.33" action={action} />);
  expect(bar()).toHaveTextContent('应付¥304.15已优惠 ¥26.33立即支付');
});

test('keeps the old sum while a new one is asked for, and says that it is busy', () => {
  render(<CheckoutBar fen={30_415} quoting action={action} />);
  expect(bar()).toHaveAttribute('aria-busy', 'true');
  expect(bar()).toHaveTextContent('¥304.15');
});

test('without any quote there is a dash, never a zero', () => {
  render(<CheckoutBar fen={undefined} action={action} />);
  expect(bar()).toHaveTextContent('应付—');
});
