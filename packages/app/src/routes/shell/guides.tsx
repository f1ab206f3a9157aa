import { fenFromYuan } from '@compute-market/contract/rules/money';
import { toVipLevel } from '@compute-market/contract/rules/vip';
import { serviceHref } from '@compute-market/patterns/shell/ContactWidget';
import { CreditGuide, VipGuide, VoucherGuide } from '@compute-market/patterns/shell/guides';
import { useSnapshot } from 'valtio';
import { brand } from '../../brand';
import { user } from '../../state/user';
import type { HostedDialogProps } from './dialogs';

/** 会员权益, the customer's own level marked. */
export function VipIntro(props: HostedDialogProps) {
  const { info, vip } = useSnapshot(user);
  return <VipGuide {...props} level={info ? toVipLevel(vip?.vip_level ?? info.VipLevel) : undefined} />;
}

/** 授信说明, with what is left of the account's credit. */
export function CreditIntro(props: HostedDialogProps) {
  const { info } = useSnapshot(user);
  const funds =
    info && !info.SubAccount
      ? { balance: fenFromYuan(info.Money), quota: fenFromYuan(info.CreditMoneyQuota) }
      : undefined;
  return <CreditGuide {...props} funds={funds} serviceHref={serviceHref(brand)} />;
}

/** 算力券说明. */
export const PowerMoneyIntro = VoucherGuide;
