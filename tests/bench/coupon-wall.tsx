import { CouponCard } from '@compute-market/components/coupon-card';
import { useState, type ReactNode } from 'react';
import { bare, type Markup } from './bare';
import type { Compared, Drawn } from './compared';
import { drawnOnce } from './draw';

const count = 500;
const cards = Array.from({ length: count }, (_, index) => index);
const tags = ['全部显卡'];
const nothing = () => undefined;

const Card = ({ index, claimed }: { index: number; claimed: boolean }) => (
  <CouponCard
    kind="reduction"
    state={claimed ? 'claimed' : 'claimable'}
    figure={String(10 + (index % 90))}
    sign="yuan"
    condition="满 ¥100 可用"
    name={`新人满减券 ${index}`}
    tags={tags}
    note="剩余 1,204 张"
    period="领取后 7 天有效"
    onAction={nothing}
  />
);

/** A wall where one card in turn is the claimed one: the host draws all of them again, as a list without memory does. */
function wall(draw: (index: number, claimed: boolean) => ReactNode): Drawn {
  let claim: (index: number) => void = nothing;
  function Wall() {
    const [claimed, setClaimed] = useState(-1);
    claim = setClaimed;
    return <div>{cards.map((index) => draw(index, index === claimed))}</div>;
  }
  return { node: <Wall />, change: (turn) => claim(turn % count) };
}

export const couponWall: Compared = {
  name: '500 CouponCards',
  changed: 'claiming one',
  limits: { mount: 2 },
  component: () => wall((index, claimed) => <Card key={index} index={index} claimed={claimed} />),
  bare: () => {
    const markup = {
      rest: cards.map((index) => drawnOnce(<Card index={index} claimed={false} />)),
      claimed: drawnOnce(<Card index={0} claimed />),
    };
    const Bare = ({ drawn }: { drawn: Markup }) => bare(drawn);
    return wall((index, claimed) => (
      <Bare key={index} drawn={claimed ? markup.claimed : (markup.rest[index] ?? markup.claimed)} />
    ));
  },
};
