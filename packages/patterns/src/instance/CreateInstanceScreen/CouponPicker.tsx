import { CouponPicker as Picker } from '@compute-market/components/coupon-picker';
import { fenFromYuan } from '@compute-market/contract/rules/money';
import { formatTime } from '@compute-market/contract/rules/time';
import type { CouponGroup } from '@compute-market/contract/entities/coupon';
import { couponCondition, couponFace } from '../../coupon-words/coupon-words';
import { messages } from './messages';
import type { CouponPicks } from '../../purchase';

interface CouponPickerProps {
  coupons: CouponPicks;
  chosen: number | null;
  onChoose: (couponId: number | null) => void;
  onClose: () => void;
}

const faceOf = (group: CouponGroup): string => {
  const { sign, figure } = couponFace(group);
  return sign === 'yuan' ? `¥${figure}` : `${figure}折`;
};

/** The coupons of the account in the words of the picker. */
export default function CouponPicker({ coupons, chosen, onChoose, onClose }: CouponPickerProps) {
  return (
    <Picker
      {...{ chosen, onChoose, onClose }}
      usable={coupons.valid.map(({ CouponId, CouponGroup: group, DeductMoney, ExpireTime }) => ({
        id: CouponId,
        name: group.Name,
        deduct: fenFromYuan(DeductMoney),
        condition: `${couponCondition(group)}，${messages.coupons.until(formatTime(ExpireTime))}`,
        best: CouponId === coupons.best?.CouponId,
      }))}
      unusable={coupons.all
        .filter(({ InvalidReason }) => InvalidReason !== '')
        .map(({ CouponId, CouponGroup: group, InvalidReason }) => ({
          id: CouponId,
          name: group.Name,
          face: faceOf(group),
          reason: InvalidReason,
        }))}
    />
  );
}
