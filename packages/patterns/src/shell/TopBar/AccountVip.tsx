import { IconButton } from '@compute-market/components/icon-button';
import { InfoIcon } from '@compute-market/components/icons';
import { VipProgress } from '@compute-market/components/vip-progress';
import { fenFromYuan } from '@compute-market/contract/rules/money';
import { toVipLevel, vipLevels } from '@compute-market/contract/rules/vip';
import { scoreOf } from '../../wallet/score';
import { Vip } from './AccountContent.styles';
import type { AccountMenuProps } from './AccountMenu';
import { topBarMenuMessages as messages } from './menu-messages';

/** The level and how far the next one is (product §3, §4). */
export function AccountVip({ viewer, onGuide }: Pick<AccountMenuProps, 'viewer' | 'onGuide'>) {
  const level = toVipLevel(viewer.vip?.vip_level ?? viewer.user.VipLevel);
  const { threshold, discount } = vipLevels[level];
  return (
    <Vip>
      <VipProgress
        layout="menu"
        level={level}
        total={fenFromYuan(viewer.user.AccumulatedMoney)}
        score={scoreOf(viewer)}
        threshold={threshold}
        discount={discount}
        action={<IconButton label={messages.guides.vip} icon={<InfoIcon size={14} />} onClick={() => onGuide('vip')} />}
      />
    </Vip>
  );
}
