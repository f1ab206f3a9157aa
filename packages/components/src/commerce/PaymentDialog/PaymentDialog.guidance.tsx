import { useState } from 'react';
import { samplePayment } from '../../../test/payment-fixtures';
import { Button } from '../../actions/Button/Button';
import type { Guidance } from '../../guidance';
import { Dialog } from '../../overlays/Dialog/Dialog';
import { PaymentDialog } from './PaymentDialog';

const nothing = () => undefined;

function Right() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>打开示例</Button>
      <PaymentDialog
        {...samplePayment}
        open={open}
        onClose={() => setOpen(false)}
        onRenew={nothing}
        onRestart={nothing}
        onChangeMethod={nothing}
        onCheck={nothing}
      />
    </>
  );
}

function Wrong() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>打开示例</Button>
      <Dialog open={open} onOpenChange={setOpen} title="请扫码">
        <img src={samplePayment.code} alt="" width={220} height={220} />
      </Dialog>
    </>
  );
}

export const guidance: Guidance = {
  use: ['订单已经建好，等一次扫码付款', '把轮询到的状态给它：等待、过期、已付、关闭、失败都有样子'],
  avoid: [
    '还在选金额和方式：用 AmountChoice 与 PayMethodPicker',
    '整页的收银台：用 PaymentPanel',
    '对公转账：用 CorporateTransferCard',
  ],
  right: { why: '金额、收款对象、剩余时间、订单号都在，过期能换码。', Example: Right },
  wrong: { why: '自己弹一张图：付多少、付给谁、过期了怎么办都不知道，读屏也读不到。', Example: Wrong },
};
