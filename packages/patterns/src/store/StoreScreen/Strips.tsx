import { CouponCard, type CouponKind } from '@compute-market/components/coupon-card';
import { ChevronRightIcon, MegaphoneIcon } from '@compute-market/components/icons';
import { Link } from '@compute-market/components/link';
import { Tag, type TagTone } from '@compute-market/components/tag';
import { Time } from '@compute-market/components/time';
import type { CouponGroup } from '@compute-market/contract/entities/coupon';
import type { Notice as NoticeRecord } from '@compute-market/contract/entities/notice';
import {
  COUPON_AUDIENCE,
  COUPON_TYPE,
  NOTICE_TYPE,
  NOTICE_TYPE_LABELS,
  type CouponType,
} from '@compute-market/contract/enumerations';
import { isListed, offerState } from '@compute-market/contract/rules/coupon';
import { routes } from '@compute-market/contract/routes';
import { couponCondition, couponFace } from '../../coupon-words';
import { restMessages } from './rest-messages';
import { Heading } from './StoreScreen.styles';
import { Coupons, Notice } from './Strips.styles';

const toneOf = (type: NoticeRecord['Type']): TagTone =>
  type === NOTICE_TYPE.maintenance ? 'warn' : type === NOTICE_TYPE.activity ? 'info' : 'neutral';

/** The newest notice, one line. */
export function NoticeStrip({ notice }: { notice: NoticeRecord }) {
  return (
    <Notice role="region" aria-label={restMessages.notice.label}>
      <MegaphoneIcon size={18} />
      <Tag tone={toneOf(notice.Type)}>{NOTICE_TYPE_LABELS[notice.Type]}</Tag>
      <Link tone="strong" href={routes.informDetail.to({ id: notice.Id })}>
        {notice.Title}
      </Link>
      <Time seconds={notice.CreateTime} />
      <Link href={routes.inform.to()}>
        {restMessages.notice.all}
        <ChevronRightIcon size={14} />
      </Link>
    </Notice>
  );
}

const kinds: Readonly<Record<CouponType, CouponKind>> = {
  [COUPON_TYPE.recharge]: 'recharge',
  [COUPON_TYPE.discount]: 'discount',
  [COUPON_TYPE.reduction]: 'reduction',
};
const words = restMessages.coupons;

/** What one should know of a coupon besides its amount: for whom, for what, how long, how many are left. */
function factOf(group: CouponGroup): string | undefined {
  if (group.TargetUserVerifyType === COUPON_AUDIENCE.enterprise) return words.enterprise;
  if (group.TargetUserVerifyType === COUPON_AUDIENCE.student) return words.student;
  if (group.TargetGoods !== '') return group.TargetGoods;
  return group.UseTimeLimit > 0 ? words.days(group.UseTimeLimit) : words.left(group.RemainNum);
}

const order = {
  claimable: 0,
  needsLogin: 0,
  unused: 0,
  unverified: 1,
  notStarted: 1,
  claimed: 2,
  noneLeft: 3,
  used: 4,
  expired: 4,
} as const;
const most = 4;

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

/** Up to four coupons to claim, those that can be had first; what becomes balance is in the card wallet (decisions 36). */
export function CouponStrip({ groups, actions, now }: CouponStripProps) {
  const { claiming, onClaim, onLogin } = actions;
  const shown = groups
    .filter(isListed)
    .map((group) => ({ group, state: offerState(group, now, onLogin !== undefined) }))
    .filter(({ state }) => state !== 'expired')
    .sort((a, b) => order[a.state] - order[b.state])
    .slice(0, most);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="store-coupons">
      <Heading id="store-coupons">{words.label}</Heading>
      <Coupons>
        {shown.map(({ group, state }) => (
          <li key={group.GroupId}>
            <CouponCard
              layout="strip"
              kind={kinds[group.Type]}
              state={claiming === group.GroupId ? 'claiming' : state}
              {...couponFace(group)}
              name={group.Name}
              condition={couponCondition(group)}
              note={factOf(group)}
              verifyLink={<Link href={routes.selectVerification.to()}>{words.verify}</Link>}
              onAction={() => (onLogin === undefined ? onClaim(group.GroupId) : onLogin())}
            />
          </li>
        ))}
      </Coupons>
    </section>
  );
}
