import type { FenAmount } from '../../money-units';
import { useState, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import { Button } from '../../actions/Button/Button';
import { formatMoney } from '../../data/Money/format-money';
import { Tag } from '../../feedback/Tag/Tag';
import { RadioGroup } from '../../inputs/RadioGroup';
import { Dialog } from '../../overlays/Dialog/Dialog';
import type { Labels } from '../../words';
import { Head, Line, Name, Reason, Unusable } from './CouponPicker.styles';
import { couponPickerMessages } from './messages';

export interface UsableCoupon {
  id: number;
  name: string;
  /** What it takes off this order, fen. */
  deduct: FenAmount;
  /** 满 ¥100 可用，至 2026-11-21 08:00. */
  condition: ReactNode;
  /** Takes off most; at most one of them. */
  best?: boolean;
}

export interface UnusableCoupon {
  id: number;
  name: string;
  /** What stands on it: ¥10, 9.5折. */
  face: string;
  /** Why it does not fit this order. */
  reason: ReactNode;
}

export interface CouponPickerProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'children'> {
  /** The parent mounts it to open it, so that its choice begins anew. */
  usable: readonly UsableCoupon[];
  unusable?: readonly UnusableCoupon[];
  /** Id of the coupon that is in use now; null for none. */
  chosen: number | null;
  /** Once, when the choice is confirmed. */
  onChoose: (id: number | null) => void;
  /** Asked by every way out, after the choice as well. */
  onClose: () => void;
  /** Single words, said otherwise than the locale says them. */
  labels?: Labels<typeof couponPickerMessages>;
  ref?: Ref<HTMLDivElement>;
}

const none = 'none';

/**
 * Which coupon an order uses: those that fit with what they take off, the others with the reason why not.
 *
 * - It MUST say of every coupon what it takes off this order, and mark the one that takes off most.
 * - It MUST let the order go without any, and change nothing until it is confirmed.
 * - It MUST show what does not fit, with the reason, but not let it be chosen, nor confirmed where it was in use before.
 */
export function CouponPicker({ usable, unusable = [], chosen, onChoose, onClose, labels, ...rest }: CouponPickerProps) {
  const words = useWords('couponPicker', couponPickerMessages, labels);
  const [picked, setPicked] = useState(String(chosen ?? none));
  // One that no longer fits this order is not kept unseen.
  const value = usable.some(({ id }) => String(id) === picked) ? picked : none;
  const options = [
    ...usable.map(({ id, name, deduct, condition, best }) => ({
      value: String(id),
      label: (
        <Line>
          <b>{name}</b>
          {best && <Tag tone="err">{words.best}</Tag>}
          <span>{words.deduct(formatMoney(deduct))}</span>
        </Line>
      ),
      hint: condition,
    })),
    { value: none, label: words.none },
  ];
  const confirm = () => {
    onChoose(value === none ? null : Number(value));
    onClose();
  };
  return (
    <Dialog
      data-component="CouponPicker"
      open
      onOpenChange={onClose}
      title={words.title}
      footer={
        <Button variant="primary" onClick={confirm}>
          {words.confirm}
        </Button>
      }
      {...rest}
    >
      <Head>{words.usable(usable.length)}</Head>
      <RadioGroup aria-label={words.title} options={options} value={value} onValueChange={setPicked} />
      {unusable.length > 0 && <Head>{words.unusable(unusable.length)}</Head>}
      {usable.length + unusable.length === 0 && <Reason>{words.empty}</Reason>}
      {unusable.map(({ id, name, face, reason }) => (
        <Unusable key={id}>
          <Name>
            {face} {name}
          </Name>
          <Reason>{reason}</Reason>
        </Unusable>
      ))}
    </Dialog>
  );
}
