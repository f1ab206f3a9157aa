import type { CouponGroup } from '@compute-market/contract/entities/coupon';
import { formatShortYuan } from '@compute-market/contract/rules/money';
import type { CouponRefusal } from '@compute-market/contract/rules/coupon';

/** Why a coupon cannot pay an order, in words for its owner. */
export function couponRefusalText(reason: CouponRefusal, group: CouponGroup): string {
  switch (reason) {
    case 'used':
      return '已使用';
    case 'expired':
      return '已过期';
    case 'notStarted':
      return '未到可用时间';
    case 'recharge':
      return '充值券请在卡包中充入余额';
    case 'goods':
      return `仅限 ${group.TargetGoods} 使用`;
    case 'image':
      return `仅限镜像 ${group.TargetImage} 使用`;
    case 'useMode':
      return '仅限包时租用';
    case 'student':
      return '需完成学生认证';
    case 'enterprise':
      return '需完成企业认证';
    case 'moneyLimit':
      return `订单未满 ¥${formatShortYuan(group.MoneyLimit)}`;
  }
}
