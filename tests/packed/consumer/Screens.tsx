'use client';
import type { Coupon } from '@compute-market/contract/entities/coupon';
import type { Notice } from '@compute-market/contract/entities/notice';
import { fen } from '@compute-market/contract/rules/money';
import { NoticesScreen, noticesQuery } from '@compute-market/patterns/content/NoticesScreen';
import { SoftwareScreen, type SoftwareGroup } from '@compute-market/patterns/content/SoftwareScreen';
import { CouponScreen, couponQuery } from '@compute-market/patterns/money/CouponScreen';
import { ready } from '@compute-market/patterns/resource';
import { useState } from 'react';

/** 2026-11-20 14:05:21 in China, seconds. */
const now = 1_795_154_721;

const notices: Notice[] = [
  { Id: 7, Title: '机房搬迁通知', Original: '周日凌晨停机一小时。', Type: 2, Top: true, CreateTime: now - 7200 },
];
const software: SoftwareGroup[] = [
  {
    key: 'shell',
    title: '远程登录',
    items: [
      {
        id: 'term',
        name: '终端',
        summary: '登录实例',
        version: '1.4',
        systems: ['linux'],
        url: 'https://example.com/term',
        guide: '',
      },
    ],
  },
];
const coupons: Coupon[] = [
  {
    CouponId: 3,
    IsUsed: 0,
    AssignTime: now - 3600,
    UseTime: null,
    ExpireTime: now + 86_400,
    CouponGroup: {
      GroupId: 1,
      Name: '新人立减券',
      Type: 2,
      Amount: 50,
      Discount: 1,
      MoneyLimit: 100,
      UseTimeLimit: 0,
      TargetGoods: '',
      TargetImage: '',
      TargetUseMode: 0,
      TargetUserVerifyType: 0,
      BeginTime: now - 86_400,
      EndTime: now + 86_400,
      RemainNum: 5,
      IsAssigned: true,
    },
  },
];
const ignore = () => undefined;

/** Three screens of the house on a stranger's own data. */
export function Screens() {
  const [tab, setTab] = useState(couponQuery.blank);
  return (
    <main>
      <NoticesScreen
        query={noticesQuery.blank}
        pageSize={20}
        notices={ready({ data: notices, total: 1 })}
        lastSeen={null}
        hasNews={false}
        reminders={null}
        onQueryChange={ignore}
        onReadAll={ignore}
        onRetry={ignore}
      />
      <SoftwareScreen groups={ready(software)} system="linux" onRetry={ignore} />
      <CouponScreen
        query={tab}
        coupons={ready(coupons)}
        groups={ready([])}
        voucher={fen(12_000)}
        now={now}
        pendingGroup={null}
        pendingCoupon={null}
        pendingOffer={null}
        onQueryChange={setTab}
        onClaim={ignore}
        onPutInOffer={ignore}
        onRedeem={ignore}
        onRetry={ignore}
        onLearnVoucher={ignore}
        onBuyVoucher={ignore}
      />
    </main>
  );
}
