import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { loading, ready } from '../resource';
import { noRunway, paidAhead, runway } from './fixtures';
import { BalanceCourse, NextCharge } from '.';

const failed = { state: 'error', reason: '请求超时，请稍后重试' } as const;
const now = 1_795_154_721;
const figure = (of: Parameters<typeof NextCharge>[0]['runway']) =>
  render(<NextCharge runway={of} now={now} />).container;

test('the next charge says how much, when, for what and that the money holds, and leads to those after it', () => {
  expect(figure(ready(runway))).toHaveTextContent(
    '下一笔扣费未来 30 天¥51.51可支付11-21 00:05 续费 llama3-8b-sft另有持续扣费 ¥0.42/天',
  );
  expect(screen.getByRole('link', { name: '未来 30 天' })).toHaveAttribute('href', '#ahead');
});

test.each([
  ['purse', '余额不足'],
  ['limit', '超出额度'],
] as const)('a next charge that the %s does not reach says %s', (ShortOf, words) => {
  const NextMajor = runway.NextMajor && { ...runway.NextMajor, ShortOf };
  const container = figure(ready({ ...runway, NextMajor }));
  expect(container).toHaveTextContent(words);
  expect(container.querySelector('[data-tone=danger]')).toBeInTheDocument();
});

test('an hour of a rental by usage is called what it is, and no renewal', () => {
  const Next = runway.Next && { ...runway.Next, Note: 'llama3-8b-sft', Billing: 'usage' as const };
  expect(figure(ready({ ...runway, Next, NextMajor: null }))).toHaveTextContent(
    '持续扣费未来 30 天¥0.42/天可支付11-20 15:05 llama3-8b-sft 按量计费',
  );
});

test('who is charged nothing and a back end that does not tell it have no such figure; paid ahead says that nothing waits', () => {
  expect([ready(noRunway), ready(null)].map((of) => figure(of).textContent)).toEqual(['', '']);
  expect(figure(ready(paidAhead))).toHaveTextContent('下一笔扣费暂无待扣费用');
  expect([loading, failed].map((of) => figure(of).textContent)).toEqual(['下一笔扣费', '下一笔扣费—未知']);
});

test('the course of the balance ends with its last day and leads to the days on 充值', () => {
  render(<BalanceCourse runway={runway} />);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/console/recharge#ahead');
  expect(screen.getByRole('img', { name: /每日结束时余额与算力券.*¥24\.19/ })).toBeVisible();
});

test('one day is no course', () => {
  const Days = runway.Ahead.Days.slice(0, 1);
  const { container } = render(<BalanceCourse runway={{ ...runway, Ahead: { ...runway.Ahead, Days } }} />);
  expect(container).toBeEmptyDOMElement();
});
