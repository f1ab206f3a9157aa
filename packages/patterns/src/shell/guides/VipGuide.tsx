import { LinkButton } from '@compute-market/components/link-button';
import { VipLevels } from '@compute-market/components/vip-levels';
import { routes } from '@compute-market/contract/routes';
import { vipLevels, type VipLevel } from '@compute-market/contract/rules/vip';
import { GuideDialog, type GuideProps } from './GuideDialog';
import { guideMessages } from './messages';

const messages = guideMessages.vip;

/** Thresholds of the rules are by level of departure: a level opens where the one below it is left (decisions 16). */
const openingOf = (level: VipLevel) => (level === 0 ? 0 : vipLevels[(level - 1) as VipLevel].threshold);
const terms = ([0, 1, 2, 3, 4] as const).map((level) => ({ level, threshold: openingOf(level), discount: vipLevels[level].discount }));

interface VipGuideProps extends GuideProps {
  /** The customer's own level; marked on the rail. */
  level?: VipLevel;
}

/** The five levels, what opens them and what they give. */
export function VipGuide({ level, open, onClose }: VipGuideProps) {
  return (
    <GuideDialog size="lg" open={open} onClose={onClose} title={messages.title} intro={messages.intro} rules={messages.rules} next={<LinkButton href={routes.store.to()} onClick={onClose}>{messages.next}</LinkButton>}>
      <VipLevels levels={terms} current={level} />
    </GuideDialog>
  );
}
