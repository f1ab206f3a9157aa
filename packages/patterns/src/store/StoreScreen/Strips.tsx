import { Button } from '@compute-market/components/button';
import { ChevronRightIcon, MegaphoneIcon, TicketPercentIcon } from '@compute-market/components/icons';
import { Link } from '@compute-market/components/link';
import { Tag, type TagTone } from '@compute-market/components/tag';
import { Time } from '@compute-market/components/time';
import type { CouponGroup } from '@compute-market/contract/entities/coupon';
import type { Notice as NoticeRecord } from '@compute-market/contract/entities/notice';
import { COUPON_AUDIENCE, NOTICE_TYPE, NOTICE_TYPE_LABELS } from '@compute-market/contract/enumerations';
import { isListed, offerState } from '@compute-market/contract/rules/coupon';
import { routes } from '@compute-market/contract/routes';
import { couponCondition, couponFace } from '../../coupon-words/coupon-words';
import { deferredMessages } from './deferred-messages';
import { Coupon, Notice } from './Strips.styles';

const toneOf = (type: NoticeRecord['Type']): TagTone =>
  type === NOTICE_TYPE.maintenance ? 'warn' : type === NOTICE_TYPE.activity ? 'info' : 'neutral';

/** The newest notice, one line. */
export function NoticeStrip({ notice }: { notice: NoticeRecord }) {
  return (
    <Notice role="region" aria-label={deferredMessages.notice.label}>
      <MegaphoneIcon size={18} />
      <Tag tone={toneOf(notice.Type)}>{NOTICE_TYPE_LABELS[notice.Type]}</Tag>
      <Link tone="strong" href={routes.informDetail.to({ id: notice.Id })}>
        {notice.Title}
      </Link>
      <Time seconds={notice.CreateTime} />
      <Link href={routes.inform.to()}>
        {deferredMessages.notice.all}
        <ChevronRightIcon size={14} />
      </Link>
    </Notice>
  );
}

const words = deferredMessages.coupons;

/** Its figure as words: ¥10, 9.5 折. */
function figureOf(group: CouponGroup): string {
  const { sign, figure } = couponFace(group);
  return sign === 'discount' ? words.off(figure) : words.yuan(figure);
}

/** What one should know of a coupon besides its amount: from which sum, for whom, for what. */
const factsOf = (group: CouponGroup): string =>
  [
    couponCondition(group),
    group.TargetUserVerifyType === COUPON_AUDIENCE.enterprise && words.enterprise,
    group.TargetUserVerifyType === COUPON_AUDIENCE.student && words.student,
    group.TargetGoods,
  ]
    .filter(Boolean)
    .join(' · ');

/** What can be had now stands before what takes a verification first; all else has its place in 领券中心. */
const offered = ['claimable', 'needsLogin', 'unverified'];

/** Claiming; `onLogin` leads a visitor to the login, and is absent for members. */
export interface CouponActions {
  /** Group that is being claimed. */
  readonly claiming: number | null;
  readonly onClaim: (groupId: number) => void;
  readonly onLogin: (() => void) | undefined;
}

interface CouponStripProps {
  groups: readonly CouponGroup[];
  actions: CouponActions;
  /** The server's time, seconds. */
  now: number;
}

/** The coupon that can be claimed next, one line, and the way to all; what becomes balance is in the card wallet (decisions 36, 84). */
export function CouponStrip({ groups, actions: { claiming, onClaim, onLogin }, now }: CouponStripProps) {
  const open = groups
    .filter(isListed)
    .map((group) => ({ group, state: offerState(group, now, onLogin !== undefined) }))
    .filter(({ state }) => offered.includes(state))
    .sort((a, b) => offered.indexOf(a.state) - offered.indexOf(b.state));
  const [first] = open;
  if (first === undefined) return null;
  const { group, state } = first;
  return (
    <Coupon role="region" aria-label={words.label}>
      <TicketPercentIcon size={18} />
      <Tag tone="info">{words.tag}</Tag>
      <b>{figureOf(group)}</b>
      <span>{group.Name}</span>
      <small>{factsOf(group)}</small>
      {state === 'unverified' ? (
        <Link href={routes.selectVerification.to()}>{words.verify}</Link>
      ) : (
        <Button
          size="sm"
          variant="outline"
          loading={claiming === group.GroupId}
          onClick={() => (onLogin === undefined ? onClaim(group.GroupId) : onLogin())}
        >
          {onLogin === undefined ? words.claim : words.login}
        </Button>
      )}
      {open.length > 1 && (
        <Link href={routes.coupon.to({ tab: 'centre' })}>
          {words.all(open.length)}
          <ChevronRightIcon size={14} />
        </Link>
      )}
    </Coupon>
  );
}
