import { CouponCard } from '@compute-market/components/coupon-card';
import { useState, type ReactNode } from 'react';
import { coupons } from './screen';

const nothing = () => undefined;
const tags = ['全部显卡'];
type Coupon = (typeof coupons)[number];

/** All cards are drawn again when one is claimed, as a list without memory does. */
function Wall({ card }: { card: (coupon: Coupon, claimed: boolean) => ReactNode }) {
  const [claimed, setClaimed] = useState(-1);
  return (
    <div>
      <button type="button" id="claim" onClick={() => setClaimed((last) => last + 1)}>
        领取下一张
      </button>
      {coupons.map((coupon) => card(coupon, coupon.index === claimed))}
    </div>
  );
}

export const OurCoupons = () => (
  <Wall
    card={({ index, yuan, name }, claimed) => (
      <CouponCard
        key={index}
        kind="reduction"
        state={claimed ? 'claimed' : 'claimable'}
        figure={String(yuan)}
        sign="yuan"
        condition="满 ¥100 可用"
        name={name}
        tags={tags}
        note="剩余 1,204 张"
        period="领取后 7 天有效"
        onAction={nothing}
      />
    )}
  />
);

export const HandCoupons = () => (
  <Wall
    card={({ index, yuan, name }, claimed) => (
      <article key={index} className="coupon">
        <div className="coupon-sum">
          <p>
            <small>¥</small>
            <b>{yuan}</b>
          </p>
          <p>满 ¥100 可用</p>
        </div>
        <div className="coupon-words">
          <h3>{name}</h3>
          <p>
            <span className="tag">{tags[0]}</span>
            <span>剩余 1,204 张</span>
          </p>
          <p>领取后 7 天有效</p>
        </div>
        <button type="button" className="button" onClick={nothing}>
          {claimed ? '去使用' : '领取'}
        </button>
      </article>
    )}
  />
);
