import { memo, useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import type { Labels } from '../../words';
import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import { couponCardMessages } from './messages';
import { Button } from '../../actions/Button/Button';
import { LinkButton } from '../../actions/LinkButton/LinkButton';
import { Tag } from '../../feedback/Tag/Tag';
import { Root } from './CouponCard.styles';
import {
  couponButton,
  couponStamp,
  couponTone,
  type CouponButton,
  type CouponKind,
  type CouponState,
} from './coupon-face';

export interface CouponUrgencyMark {
  /** `soon` the last three days, `urgent` the last one. */
  tone: 'soon' | 'urgent';
  /** 仅剩 2 天, 仅剩 18 小时. */
  label: string;
}

export interface CouponCardProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  kind: CouponKind;
  state: CouponState;
  /** The number on its face: the yuan it takes off, or the tenths of the price that are left: 10, 9.5. */
  figure: string;
  /** What the number is; the language says it after its own fashion: ¥10, 9.5折. */
  sign: 'yuan' | 'discount';
  /** Under the number: 满 ¥100 可用, 无门槛, 充值券. */
  condition: string;
  name: string;
  /** What it is for: 全部显卡, RTX 4090, 仅限企业. A strip has no room for them. */
  tags?: readonly string[];
  /** First line of the foot: 剩余 1,204 张, 2026-11-15 起, 用于 bert-蒸馏. */
  note?: ReactNode;
  /** Second line: 至 2026-11-21 08:00, 领取后 7 天有效. The end is always said. */
  period?: ReactNode;
  /** Takes the first line while it lasts. */
  urgency?: CouponUrgencyMark;
  /** Where verification is missing: the link that leads to it takes the first line. */
  verifyLink?: ReactNode;
  /** Claims, uses or charges, as the state has it. */
  onAction?: () => void;
  /** Where using leads; then the button is a link. */
  actionHref?: string;
  /** `card` 136 high, `strip` 64 high for the store. */
  layout?: 'card' | 'strip';
  /** Single words, said otherwise than the locale says them. */
  labels?: Labels<typeof couponCardMessages>;
  ref?: Ref<HTMLElement>;
}

/** How much room the figure of the face needs. */
const figureLength = (figure: string) => (figure.length > 7 ? 'longest' : figure.length > 4 ? 'long' : undefined);

interface ActionProps extends Pick<CouponCardProps, 'onAction' | 'actionHref'>, CouponButton {
  describedBy: string;
}

/** Remembered, as its tags are: a card whose words change keeps its button. */
const Action = memo(function Action({
  label,
  variant,
  disabled = false,
  loading = false,
  describedBy,
  onAction,
  actionHref,
}: ActionProps) {
  if (actionHref !== undefined && !disabled && !loading) {
    return (
      <LinkButton size="sm" variant={variant} href={actionHref} onClick={onAction} aria-describedby={describedBy}>
        {label}
      </LinkButton>
    );
  }
  return (
    <Button
      size="sm"
      variant={variant}
      disabled={disabled}
      loading={loading}
      onClick={onAction}
      aria-describedby={describedBy}
    >
      {label}
    </Button>
  );
});

const CardTag = memo(Tag);

/**
 * A coupon in every state of its life (product §4): what it takes off, for what, until when, and the one thing to do with it.
 * Remembered: where one of a wall of cards changes, the others are not drawn again, as long as their props are the same.
 */
export const CouponCard = memo(function CouponCard({
  kind,
  state,
  figure,
  sign,
  condition,
  name,
  tags = [],
  note,
  period,
  urgency,
  verifyLink,
  onAction,
  actionHref,
  layout = 'card',
  labels,
  ...rest
}: CouponCardProps) {
  const words = useWords('couponCard', couponCardMessages, labels);
  const id = useId();
  const button = couponButton(kind, state, words);
  const stamp = couponStamp(state, words);
  const strip = layout === 'strip';
  const wayOn = state === 'unverified' ? verifyLink : undefined;
  const fact = state === 'unused' && urgency ? <span data-urgency={urgency.tone}>{urgency.label}</span> : note;
  const action = button && <Action {...button} describedBy={id} onAction={onAction} actionHref={actionHref} />;

  return (
    <Root
      data-component="CouponCard"
      data-state={state}
      data-tone={couponTone(kind, state)}
      data-layout={layout}
      aria-labelledby={id}
      {...rest}
    >
      <div data-part="face">
        <span data-part="amount" data-length={figureLength(figure)}>
          {sign === 'yuan' && <small>¥</small>}
          {sign === 'yuan' ? figure : words.discount(figure)}
          {sign === 'discount' && <small>{words.discountSign}</small>}
        </span>
        {!strip && <span data-part="condition">{condition}</span>}
      </div>
      <div data-part="body">
        <h3 id={id} title={name}>
          {name}
        </h3>
        {strip ? (
          <>
            <span data-part="condition">
              {condition}
              {fact === undefined ? null : <> · {fact}</>}
            </span>
            {period === undefined ? null : <span data-part="condition">{period}</span>}
          </>
        ) : (
          <>
            <div data-part="tags">
              {tags.map((tag) => (
                <CardTag key={tag}>{tag}</CardTag>
              ))}
            </div>
            <div data-part="foot">
              <div data-part="lines">
                <div>{wayOn ?? fact}</div>
                <div>{period}</div>
              </div>
              {action}
            </div>
          </>
        )}
      </div>
      {strip && (wayOn ?? action)}
      {stamp === undefined ? null : <span data-part="stamp">{stamp}</span>}
    </Root>
  );
});
