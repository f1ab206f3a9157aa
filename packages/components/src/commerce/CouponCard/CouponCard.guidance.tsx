import type { Guidance } from '../../guidance';
import { CouponCard } from './CouponCard';

const nothing = () => undefined;

export const guidance: Guidance = {
  use: ['可领、可用、已用、过期的优惠券，面额、门槛、期限与能做的事在一张卡上', '期限总要写；快到期、快领完用 urgency'],
  avoid: ['付款时挑一张：用 CouponPicker', '算力券余额：用 VoucherPanel，它不是优惠券'],
  right: {
    why: '门槛、范围、期限都在，按钮是此刻能做的那一件。',
    Example: () => (
      <CouponCard
        kind="reduction"
        state="claimable"
        figure="10"
        sign="yuan"
        condition="满 ¥100 可用"
        name="新人满减券"
        tags={['全部显卡']}
        note="剩余 1,204 张"
        period="领取后 7 天有效"
        onAction={nothing}
      />
    ),
  },
  wrong: {
    why: '只喊面额：不知道满多少能用、用在哪、哪天到期。',
    Example: () => (
      <CouponCard
        kind="reduction"
        state="claimable"
        figure="10"
        sign="yuan"
        condition="超值"
        name="限时大放送！！！"
        onAction={nothing}
      />
    ),
  },
};
