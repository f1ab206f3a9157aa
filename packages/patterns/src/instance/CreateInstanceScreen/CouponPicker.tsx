import { Button } from '@compute-market/components/button';
import { Dialog } from '@compute-market/components/dialog';
import { RadioGroup } from '@compute-market/components/radio-group';
import { Tag } from '@compute-market/components/tag';
import { couponCondition, couponFace } from '@compute-market/contract/rules/coupon';
import { fenFromYuan, formatMoney } from '@compute-market/contract/rules/money';
import { formatTime } from '@compute-market/contract/rules/time';
import type { CouponGroup } from '@compute-market/contract/entities/coupon';
import { useState } from 'react';
import { CouponHead, CouponLine, Kind, Unusable } from './CreateInstanceScreen.styles';
import { messages } from './messages';
import type { CouponPicks } from './order';

interface CouponPickerProps {
  coupons: CouponPicks;
  chosen: number | null;
  onChoose: (couponId: number | null) => void;
  onClose: () => void;
}

const words = messages.coupons;
const none = 'none';

const faceOf = (group: CouponGroup): string => {
  const { sign, figure } = couponFace(group);
  return sign === '¥' ? `¥${figure}` : `${figure}折`;
};

/** Which coupon the order uses: those that fit with what they take off, the others with the reason why not. */
export default function CouponPicker({ coupons, chosen, onChoose, onClose }: CouponPickerProps) {
  const [value, setValue] = useState(chosen === null ? none : String(chosen));
  const unusable = coupons.all.filter(({ InvalidReason }) => InvalidReason !== '');
  const options = [
    ...coupons.valid.map((coupon) => ({
      value: String(coupon.CouponId),
      label: (
        <CouponLine>
          <b>{coupon.CouponGroup.Name}</b>
          {coupon.CouponId === coupons.best?.CouponId && <Tag tone="err">{words.best}</Tag>}
          <span>{words.deduct(formatMoney(fenFromYuan(coupon.DeductMoney)))}</span>
        </CouponLine>
      ),
      hint: `${couponCondition(coupon.CouponGroup)}，${words.until(formatTime(coupon.ExpireTime))}`,
    })),
    { value: none, label: words.none },
  ];
  const confirm = () => {
    onChoose(value === none ? null : Number(value));
    onClose();
  };
  return (
    <Dialog open onOpenChange={onClose} title={words.title} footer={<Button variant="primary" onClick={confirm}>{words.confirm}</Button>}>
      <CouponHead>{words.usable(coupons.valid.length)}</CouponHead>
      <RadioGroup aria-label={words.title} direction="column" options={options} value={value} onValueChange={setValue} />
      {unusable.length > 0 && <CouponHead>{words.unusable(unusable.length)}</CouponHead>}
      {coupons.all.length === 0 && <Kind>{words.empty}</Kind>}
      {unusable.map((coupon) => (
        <Unusable key={coupon.CouponId}>
          <span>{faceOf(coupon.CouponGroup)} {coupon.CouponGroup.Name}</span>
          <Kind>{coupon.InvalidReason}</Kind>
        </Unusable>
      ))}
    </Dialog>
  );
}
