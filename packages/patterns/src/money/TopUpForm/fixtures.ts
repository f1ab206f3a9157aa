import { PAY_TYPE } from '@compute-market/contract/enumerations';
import { rechargeForm, type RechargeForm, type RechargeOrder } from '@compute-market/contract/forms/recharge-form';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { fn } from 'storybook/test';

/** Where 林知远's company would transfer to. */
export const bankAccount = {
  holder: '算力市场（杭州）科技有限公司',
  bank: '招商银行杭州高新支行',
  number: '5719 0876 5410 808',
  hint: '转账时请在附言中填写您的账号编号。对公转账非实时到账，需客服确认后入账。',
} as const;

export const accountId = 100_236;
export const onOrder = fn<(order: RechargeOrder) => void>();

/** A form with the contract's own rules, filled as a story wants it. */
export function useTopUpFixture({ amount = '1,500', pay_type = PAY_TYPE.wechat }: Partial<RechargeForm> = {}) {
  const form = useForm<RechargeForm, unknown, RechargeOrder>({
    resolver: zodResolver(rechargeForm),
    defaultValues: { amount, pay_type },
  });
  return { form, generation: 0, onSubmit: form.handleSubmit((order) => onOrder(order)), accountId, bankAccount };
}
