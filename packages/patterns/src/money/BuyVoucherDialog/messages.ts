export const buyVoucherMessages = {
  title: '购买算力券',
  intro: '用余额购买，购买后即时到账',
  amount: '购买金额',
  hint: '1 元余额购买 1 元算力券，购买后不能退回余额',
  balance: '可用余额',
  balanceAfter: '购买后余额',
  voucherAfter: '购买后算力券',
  confirm: '确认购买',
  topUp: '去充值',
} as const;
