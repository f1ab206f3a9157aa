import { PAY_TYPE } from '@compute-market/contract/enumerations';
import { rechargeForm, type RechargeForm, type RechargeOrder } from '@compute-market/contract/forms/recharge-form';
import { fen } from '@compute-market/contract/rules/money';
import { zodResolver } from '@hookform/resolvers/zod';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { defaultBrand } from '@compute-market/contract/brand';
import { expect, test, vi } from 'vitest';
import { TopUpButton, TopUpForm, TopUpNote, useTopUp, type TopUpProps } from '.';

const bankAccount = {
  holder: '算力市场（杭州）科技有限公司',
  bank: '招商银行杭州高新支行',
  number: '5719 0876 5410 808',
  hint: '请在附言中填写账号编号',
};
const send = vi.fn<(order: RechargeOrder) => void>();

function Host({
  amount = '100',
  ...props
}: Partial<Pick<TopUpProps, 'generation' | 'submitting' | 'status' | 'bankAccount' | 'byCode' | 'least'>> & {
  amount?: string;
}) {
  const form = useForm<RechargeForm, unknown, RechargeOrder>({
    resolver: zodResolver(rechargeForm),
    defaultValues: { amount, pay_type: PAY_TYPE.wechat },
  });
  const topUp = useTopUp({ form, submitting: false, bankAccount, ...props });
  return (
    <>
      <TopUpForm
        form={form}
        generation={0}
        submitting={false}
        onSubmit={form.handleSubmit((order) => send(order))}
        accumulated={fen(856_240)}
        accountId={100_236}
        bankAccount={bankAccount}
        {...props}
        id={topUp.id}
      />
      {!topUp.transfer && (
        <>
          <TopUpButton topUp={topUp} />
          <TopUpNote topUp={topUp} />
        </>
      )}
      <button type="button" onClick={() => form.reset({ amount: '100', pay_type: PAY_TYPE.wechat })}>
        reset
      </button>
    </>
  );
}

const tile = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
const other = () => screen.getByRole<HTMLInputElement>('textbox', { name: '其他金额' });
const pay = () => screen.getByRole('button', { name: /立即充值/ });
const start = (props: Parameters<typeof Host>[0] = {}) => {
  send.mockClear();
  return { user: userEvent.setup(), ...render(<Host {...props} />) };
};

test('a tile is paid as it stands', async () => {
  const { user } = start();
  await user.click(tile(/¥2,000/));
  expect(pay()).toHaveTextContent('¥2,000.00');
  await user.click(pay());
  await waitFor(() => expect(send).toHaveBeenCalledWith({ amount: 200_000, pay_type: PAY_TYPE.wechat }));
});

const words = () => screen.getAllByRole('radio', { name: /^¥/ }).map((radio) => radio.closest('label')?.textContent);

test('a tile says which level it leads to, unless the tile before leads there too', () => {
  start();
  expect(words()).toEqual(['¥100', '¥1,500可升级金牌会员', '¥2,000', '¥5,000', '¥10,000']);
});

test('where a sum is missing, smaller tiles say 不足 and cannot be chosen, and the first that suffices says its level', () => {
  start({ least: fen(170_050), amount: '1,701' });
  expect(words()).toEqual(['¥100不足', '¥1,500不足', '¥2,000可升级金牌会员', '¥5,000', '¥10,000']);
  expect([tile(/¥1,500/), tile(/¥2,000/)].map(({ disabled }) => disabled)).toEqual([true, false]);
  expect(other()).toHaveValue('1,701');
});

test('a tile of just the missing sum suffices', () => {
  start({ least: fen(150_000), amount: '1,500' });
  expect(tile(/¥1,500/)).toBeChecked();
  expect(tile(/¥1,500/)).toBeEnabled();
});

test('a typed sum puts the tiles out, also where it equals one, and a tile empties the field again', async () => {
  const { user } = start();
  await user.type(other(), '1500');
  expect(tile(/¥1,500/)).not.toBeChecked();
  expect(tile(/¥100/)).not.toBeChecked();
  expect(pay()).toHaveTextContent('¥1,500.00');
  await user.click(tile(/¥5,000/));
  expect(tile(/¥5,000/)).toBeChecked();
  expect(other()).toHaveValue('');
});

test.each([
  ['12..5', '输入金额不合法'],
  ['10000000.01', '单次充值不能超过 ¥10,000,000，请分次充值'],
  ['0', '充值金额不能低于 ¥0.01'],
])('%s is refused at the field, which takes the focus and keeps what was typed', async (typed, message) => {
  const { user } = start();
  await user.type(other(), typed);
  await user.click(pay());
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(other()).toHaveFocus();
  expect(other()).not.toHaveValue('');
  expect(send).not.toHaveBeenCalled();
});

test('an emptied field asks for a sum', async () => {
  const { user } = start();
  await user.type(other(), '5');
  await user.clear(other());
  await user.click(pay());
  expect(await screen.findByText('输入金额不合法')).toBeInTheDocument();
});

test('corporate transfer shows the account in place of the button', async () => {
  const { user } = start();
  await user.click(tile(/对公转账/));
  expect(screen.queryByRole('button', { name: /^立即充值/ })).toBeNull();
  expect(screen.getByText('5719 0876 5410 808')).toBeInTheDocument();
  expect(screen.getByText(/^SL-100236-\d$/)).toBeInTheDocument();
});

test('without an account to transfer to, the transfer says 未开通 and cannot be chosen', () => {
  start({ bankAccount: defaultBrand.bankAccount });
  expect(tile(/对公转账/)).toBeDisabled();
  expect(screen.getByText('未开通')).toBeVisible();
  expect(screen.queryByText(/请配置|0000 0000/)).toBeNull();
});

test('where nothing can be paid, the button cannot be pressed and the note says whom to ask', () => {
  start({ byCode: false, bankAccount: defaultBrand.bankAccount });
  expect(pay()).toBeDisabled();
  expect(screen.getByText('暂未开通充值方式，请联系客服')).toBeVisible();
});

test('where no codes are paid, theirs say 未开通 and cannot be chosen, and a transfer can', async () => {
  const { user } = start({ byCode: false });
  expect([tile(/微信/), tile(/支付宝/)].map(({ disabled }) => disabled)).toEqual([true, true]);
  expect(screen.getAllByText('未开通')).toHaveLength(2);
  expect(pay()).toBeDisabled();
  expect(screen.getByText('扫码支付暂未开通，请选择对公转账')).toBeVisible();
  await user.click(tile(/对公转账/));
  expect(screen.getByText('5719 0876 5410 808')).toBeInTheDocument();
});

test('while an order is being made nothing can be changed or sent, and the words of the server are shown', async () => {
  const { user } = start({ submitting: true, status: '二维码未生成或者已过期' });
  expect(tile(/¥1,500/)).toBeDisabled();
  expect(other()).toBeDisabled();
  expect(screen.getByText('正在生成二维码…（二维码未生成或者已过期）')).toBeInTheDocument();
  await user.click(pay());
  expect(send).not.toHaveBeenCalled();
});

test('the amount and the method that were chosen keep their mark while the code is made', async () => {
  const { user, rerender } = start();
  await user.click(tile(/¥1,500/));
  await user.click(tile(/支付宝/));
  rerender(<Host submitting />);
  expect(tile(/¥1,500/)).toBeChecked();
  expect(tile(/支付宝/)).toBeChecked();
  expect(screen.getByText('正在生成二维码…')).toBeInTheDocument();
});

test('a form that went back to its defaults lights its tile again', async () => {
  const { user, rerender } = start();
  await user.type(other(), '250');
  await user.click(screen.getByRole('button', { name: 'reset' }));
  rerender(<Host generation={1} />);
  expect(tile(/¥100\b/)).toBeChecked();
  expect(other()).toHaveValue('');
});
